import { useT } from '@shop/ui/i18n'
import { Suspense, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { Link } from '#app/lib/link.tsx'
import { opensElsewhere } from '#app/lib/opens-elsewhere.ts'
import { TouchTarget } from '#app/lib/touch-target.tsx'

const loadDialog = () => import('#app/parts/size-guide/size-guide-dialog.tsx')
const SizeGuideDialog = lazyPart(async () => ({ default: (await loadDialog()).SizeGuideDialog }))
const preload = () => void loadDialog().catch(() => undefined)

/** The way to the page that says how sizes are measured: it opens over the product, or by itself in a new tab. */
export function SizeGuide({ page }: { page: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Link
        data-opens="dialog"
        to={`/page/${encodeURIComponent(page)}`}
        className="relative underline decoration-hairline underline-offset-4 hover:decoration-current"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          setWasOpened(true)
          setOpen(true)
        }}
      >
        {t('Size guide')}
        <TouchTarget />
      </Link>
      {wasOpened ? (
        <Suspense>
          <SizeGuideDialog open={isOpen} onOpenChange={setOpen} page={page} />
        </Suspense>
      ) : null}
    </>
  )
}
