import { useLayoutEffect } from 'react'

/**
 * The page keeps a gutter for its scrollbar (base.css), and nothing can lie over that: while something fills
 * the window, the gutter goes, and the page keeps its width below.
 */
export function useWholeWindow(isFilled: boolean) {
  useLayoutEffect(() => {
    if (!isFilled) return
    const { documentElement: root, body } = document
    const { left, right } = root.getBoundingClientRect()
    body.style.paddingLeft = `${left}px`
    body.style.paddingRight = `${innerWidth - right}px`
    root.style.scrollbarGutter = 'auto'
    return () => {
      body.style.paddingLeft = ''
      body.style.paddingRight = ''
      root.style.scrollbarGutter = ''
    }
  }, [isFilled])
}
