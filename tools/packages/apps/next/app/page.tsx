import { Badge } from '@shop/ui/badge'
import { Button } from '@shop/ui/button'

/** Rendered by the server, beside utilities of the page's own Tailwind. */
export default function Page() {
  return (
    <main>
      <h1 className="text-3xl rounded-lg bg-red-500 ease-out shadow-md">Our own heading</h1>
      <Badge tone="primary">New</Badge>
      <Button className="mt-8">Buy</Button>
      <p className="hidden sm:block">Wide</p>
      {/* After so much of a page React hands a child over as a reference (React.lazy). */}
      {Array.from({ length: 12 }, (_, number) => (
        <p key={number}>{'A page says more than fits into one piece of its stream. '.repeat(5)}</p>
      ))}
      <Button asChild>
        <a href="/shop">To the shop</a>
      </Button>
    </main>
  )
}
