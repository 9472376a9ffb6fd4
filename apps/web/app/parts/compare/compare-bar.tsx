import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { XIcon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import { useLocation } from 'react-router-dom'
import { productCount } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { useCompareList } from '#app/state/compare/compare-list.ts'
import { useClearCompare } from '#app/state/compare/use-clear-compare.ts'
import { usePicture } from '#app/state/shop/use-picture.ts'

/** Where there is something else to be done. */
const hiddenOn = /^\/(compare|checkout|buynow)(\/|$)/
/** There, small screens have the price and 'Add to cart' at the lower edge. */
const aboveBuyBar = /^\/products\/\d/

/** Floats at the lower edge while there is something to compare: its pictures, and the way there. */
export function CompareBar() {
  const t = useT()
  const pictureOf = usePicture()
  const { pathname } = useLocation()
  const clear = useClearCompare()
  const products = useCompareList() ?? []
  const count = productCount(t, products.length)
  const isShown = products.length > 0 && !hiddenOn.test(pathname)
  const isAboveBuyBar = aboveBuyBar.test(pathname)
  return (
    <>
      <span role="status" className="sr-only">
        {isShown ? t('To compare: {{products}}', { products: count }) : null}
      </span>
      {isShown ? (
        <section
          data-bottom-bar=""
          aria-label={t('Compare Products')}
          className={`fixed inset-x-0 z-30 mx-auto flex w-fit max-w-full animate-rise-in items-center gap-2 rounded-full bg-raised p-2 shadow-float motion-reduce:animate-none forced-colors:border print:hidden ${
            isAboveBuyBar ? 'bottom-22 lg:mx-10 lg:bottom-6' : 'bottom-4 lg:bottom-6'
          }`}
        >
          <span
            aria-hidden="true"
            className={isAboveBuyBar ? 'hidden gap-1 sm:flex' : 'flex gap-1'}
          >
            {products.map(({ id, thumbnail }) => (
              <Picture
                key={id}
                {...pictureOf(thumbnail, 160)}
                alt=""
                width={40}
                height={40}
                className="size-8 rounded-full sm:size-10"
              />
            ))}
          </span>
          <Button size="sm" asChild className="rounded-full">
            <Link to="/compare" prefetch="intent">
              {t('Compare')}
              <span aria-hidden="true">{products.length}</span>
              <span className="sr-only">{count}</span>
            </Link>
          </Button>
          <IconButton size="sm" label={t('Clear the comparison')} onClick={clear}>
            <XIcon aria-hidden="true" />
          </IconButton>
        </section>
      ) : null}
    </>
  )
}
