import '#app/whole.css'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { SchemeItems } from '../scheme/scheme-items.tsx'
import { MenuFrame } from './menu-frame.tsx'

/** Light, dark, or as the system is: for guests too. */
export default function SchemeMenu(panel: PanelProps) {
  return (
    <MenuFrame {...panel}>
      <SchemeItems />
    </MenuFrame>
  )
}
