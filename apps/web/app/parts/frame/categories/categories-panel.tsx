import '#app/whole.css'
import { useT } from '@shop/ui/i18n'
import { useRef } from 'react'
import { categoriesResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { useOnNavigation } from '#app/lib/use-on-navigation.ts'
import { frame } from '#app/parts/page/page-frame.tsx'
import { CategoriesGrid } from './categories-grid.tsx'
import { useDismiss } from './use-dismiss.ts'

/** The Categories dropdown, as wide as the page (specification.md section 2, Navbar). */
export default function CategoriesPanel({ open, onOpenChange, button }: PanelProps) {
  const t = useT()
  const panel = useRef<HTMLDivElement>(null)
  const { data, error, isLoading, mutate } = useResource(categoriesResource, [])

  useDismiss(open, [panel, button], (by) => {
    onOpenChange(false)
    if (by === 'escape') button.current?.focus()
  })
  useOnNavigation(() => onOpenChange(false))

  if (!open) return null
  return (
    <div
      ref={panel}
      className="absolute inset-x-0 top-full max-h-[min(40rem,calc(100dvh-8rem))] animate-fade-in overflow-y-auto overscroll-contain border-hairline border-b bg-raised shadow-float"
    >
      <div className={`${frame} py-6`}>
        <CategoriesGrid
          label={t('Categories')}
          categories={data}
          failure={error}
          isLoading={isLoading}
          onRetry={() => void mutate()}
        />
      </div>
    </div>
  )
}
