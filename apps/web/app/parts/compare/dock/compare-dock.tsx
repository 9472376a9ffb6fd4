import '#app/whole.css'
import './compare-dock.css'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { XIcon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import { useRef } from 'react'
import { Link } from '#app/lib/link.tsx'
import type { Compared } from '#app/state/compare/compare-list.ts'
import { useClearCompare } from '#app/state/compare/use-clear-compare.ts'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { useNextTab } from './use-next-tab.ts'

export interface CompareDockProps {
  products: readonly Compared[]
  /** How many, in words. */
  count: string
}

/**
 * The way to the comparison, where it covers nothing: on small screens a bar at the lower edge that comes to
 * rest below the footer, on wide ones a tab as narrow as the page's gutter, below the cart's.
 */
export function CompareDock({ products, count }: CompareDockProps) {
  const t = useT()
  const pictureOf = usePicture()
  const clear = useClearCompare()
  const dock = useRef<HTMLElement>(null)
  useNextTab(dock)
  return (
    <section
      ref={dock}
      data-slot="compare-dock"
      data-bottom-bar=""
      aria-label={t('Compare Products')}
      className="sticky bottom-0 z-20 box-content flex h-14 items-center gap-2 border-hairline border-t bg-raised ps-4 pe-2 pb-[env(safe-area-inset-bottom)] sm:ps-6 sm:pe-4 lg:fixed lg:end-0 lg:bottom-4 lg:z-30 lg:h-auto lg:w-9 lg:flex-col lg:gap-0 lg:overflow-hidden lg:rounded-s-tile lg:border-t-0 lg:p-0 lg:shadow-float forced-colors:border print:hidden"
    >
      <span aria-hidden="true" className="me-auto flex min-w-0 gap-1 overflow-hidden lg:hidden">
        {products.map(({ id, thumbnail }) => (
          <Picture
            key={id}
            {...pictureOf(thumbnail, 160)}
            alt=""
            width={40}
            height={40}
            className="size-8 shrink-0 rounded-full sm:size-10"
          />
        ))}
      </span>
      <Link
        to="/compare"
        prefetch="intent"
        className="inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-control bg-primary px-4 font-semibold text-on-primary text-sm transition-colors hover:bg-primary-hover lg:grid lg:w-full lg:justify-items-center lg:rounded-none lg:px-0 lg:py-3 lg:text-xs"
      >
        <span className="lg:inline-block lg:[writing-mode:vertical-rl]">
          {t('Compare')} <span aria-hidden="true">{products.length}</span>
        </span>
        <span className="sr-only">{count}</span>
      </Link>
      <IconButton
        label={t('Clear the comparison')}
        className="lg:size-9"
        onClick={() => {
          clear()
          // The button that had the focus goes with its bar.
          document.getElementById('main')?.focus({ preventScroll: true })
        }}
      >
        <XIcon aria-hidden="true" />
      </IconButton>
    </section>
  )
}
