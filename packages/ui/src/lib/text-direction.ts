/** Whether the text around an element runs from right to left. Ask in event handlers, not while rendering. */
export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Whether the person asked the system for less motion. */
export const prefersReducedMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
