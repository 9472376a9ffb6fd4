import { type ComponentType, lazy, useEffect } from 'react'

/** The window's event that a part of the screen could not be loaded. */
export const partMissing = 'shop:part-missing'

/** What of a part's props says that it is in view; who has none is. */
interface Opened {
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** In place of what could not be loaded: it is said, and what was to open stays closed. */
function Missing({ open = true, onOpenChange }: Opened) {
  useEffect(() => {
    if (!open) return
    onOpenChange?.(false)
    dispatchEvent(new Event(partMissing))
  }, [open, onOpenChange])
  return null
}

/**
 * React's `lazy` for a part of a screen, a dialog above all. `lazy` itself throws what the import does, and
 * all of the screen would be lost for a part of it: without a line, or where the server has another build.
 * Browsers remember that a module could not be loaded: only a new document has it (parts/frame/part-missing).
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => Missing as ComponentType<Props>) }))
