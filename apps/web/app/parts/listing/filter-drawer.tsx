import '#app/whole.css'
import { Button } from '@shop/ui/button'
import { Drawer } from '@shop/ui/drawer'
import { useT } from '@shop/ui/i18n'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

export interface FilterDrawerProps extends FilterPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** How many products the choice leaves; null while that is not known. */
  total: number | null
}

/** The filters on a small screen. A choice applies at once; the button says what it leaves. */
export default function FilterDrawer({ open, onOpenChange, total, ...panel }: FilterDrawerProps) {
  const t = useT()
  const showThem = t('Show {{count}} products', {
    count: total ?? 0,
    defaultValue_one: 'Show 1 product',
  })
  const change = (isOpen: boolean) => {
    // Escape closes it from inside a box, which goes without having been left: what was typed is meant all the same.
    if (!isOpen && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onOpenChange(isOpen)
  }
  return (
    <Drawer
      open={open}
      onOpenChange={change}
      side="bottom"
      title={t('Filters')}
      className="h-[85dvh]"
      footer={
        <Button block loading={total === null} onClick={() => change(false)}>
          {total === null ? t('Show products') : showThem}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  )
}
