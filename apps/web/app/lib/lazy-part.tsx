import { type ComponentType, lazy, useEffect } from 'react'

/** The window's event that a part of the screen could not be loaded. */
export const partMissing = 'shop:part-missing'

/** Says that a part could not be loaded (parts/frame/part-missing.tsx). */
export const sayMissing = () => void dispatchEvent(new Event(partMissing))

/** What of a part's props says that it is closed, and closes it. */
interface Opened {
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** In place of what could not be loaded: it is said, and what was to open stays closed. */
function Missing({ open, onOpenChange }: Opened) {
  useEffect(() => {
    if (open === false) return
    onOpenChange?.(false)
    sayMissing()
  }, [open, onOpenChange])
  return null
}

/**
 * React's `lazy` for a part of a screen, a dialog above all. `lazy` itself throws what the import does, and
 * all of the screen would be lost for a part of it: without a line, or where the server has another build.
 * Browsers remember that a module could not be loaded: only a new document has it (parts/frame/part-missing).
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => load().catch(() => ({ default: Missing as ComponentType<Props> })))
