import '#app/whole.css'
import { SchemeItems } from '../scheme/scheme-items.tsx'
import type { PanelProps } from '../use-lazy-panel.ts'
import { MenuFrame } from './menu-frame.tsx'

/** Light, dark, or as the system is: for guests too. */
export default function SchemeMenu(panel: PanelProps) {
  return (
    <MenuFrame {...panel}>
      <SchemeItems />
    </MenuFrame>
  )
}
