import '#app/whole.css'
import { Dialog } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { useEffect, useRef } from 'react'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { SearchBox } from '../search-box.tsx'

/** The search on small screens: a dialog at the top, so that the keyboard does not cover it. */
export default function MobileSearch({ open, onOpenChange }: PanelProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Search')}
      className="top-0 bottom-auto rounded-t-none rounded-b-float data-[state=open]:animate-fade-in"
    >
      <FocusSearch onSearch={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** The shopper came to type: the focus goes past the cross. */
function FocusSearch({ onSearch }: { onSearch: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div ref={box} className="pb-2">
      <SearchBox onSearch={onSearch} />
    </div>
  )
}
