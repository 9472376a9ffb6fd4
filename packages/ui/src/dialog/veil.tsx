import { type ComponentProps, useLayoutEffect } from 'react'

let veils = 0

/** While it is there the page behind does not scroll, nor move where its scrollbar takes room. */
function useScrollLock() {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement
    // A page without a scrollbar keeps no room for one.
    if (veils === 0 && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    veils += 1
    return () => {
      veils -= 1
      if (veils === 0) style.overflow = style.scrollbarGutter = ''
    }
  }, [])
}

type VeilProps = Omit<ComponentProps<'div'>, 'className' | 'style'> & { open: boolean }

/**
 * The veil between a modal and the page. Radix's own brings a scroll lock for the browsers that scroll on
 * where the page's overflow is hidden: a quarter of the whole dialog, and none of them is supported.
 */
export function Veil({ open, ...props }: VeilProps) {
  useScrollLock()
  return (
    <div
      data-state={open ? 'open' : 'closed'}
      className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
      // The page takes no pointer meanwhile; a press here closes what lies above.
      style={{ pointerEvents: 'auto' }}
      {...props}
    />
  )
}
