import { Badge } from '@shop/ui/badge'
import { Button } from '@shop/ui/button'

/** React streams a page in pieces: what begins another one comes as a reference (React.lazy), an only child, too. */
const pieces = Array.from({ length: 12 }, (_, at) => at + 1)

/** Rendered by the server, beside utilities of the page's own Tailwind. */
export default function Page() {
  return (
    <main>
      <h1 className="text-3xl rounded-lg bg-red-500 ease-out shadow-md">Our own heading</h1>
      <Badge tone="primary">New</Badge>
      <Button className="mt-8">Buy</Button>
      <Button loading>Wait</Button>
      <p className="hidden sm:block">Wide</p>
      {pieces.map((piece) => (
        <section key={piece}>
          <p>{'Words of a page. '.repeat(10)}</p>
          <Button asChild>
            <a href="/shop">To the shop</a>
          </Button>
        </section>
      ))}
    </main>
  )
}
