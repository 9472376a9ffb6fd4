/** For what says by its ground or its ring that it is chosen, which forced colours would take away. */
export const ownColors = 'forced-colors:forced-color-adjust-none'

/** How a colour is drawn; only a real hex colour reaches the style. */
export const swatchStyle = (color: string) => ({
  backgroundColor: /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : 'var(--hairline)',
  // It is what is chosen: forced colours leave it alone.
  forcedColorAdjust: 'none' as const,
})
