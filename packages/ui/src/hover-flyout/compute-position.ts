export type Box = { left: number; top: number; width: number; height: number }

export type FlyoutSide = 'bottom' | 'end'

export type PositionOptions = {
  side: FlyoutSide
  rtl: boolean
  viewport: { width: number; height: number }
  gap?: number
  margin?: number
}

const within = (value: number, size: number, room: number, margin: number) =>
  Math.max(margin, Math.min(value, room - size - margin))

/** Where a flyout stands beside its anchor: on the wanted side, on the other when there is no room, always in view. */
export function computePosition(
  anchor: Box,
  size: { width: number; height: number },
  { side, rtl, viewport, gap = 8, margin = 8 }: PositionOptions,
): { left: number; top: number } {
  const right = anchor.left + anchor.width
  const bottom = anchor.top + anchor.height
  if (side === 'bottom') {
    const below = bottom + gap
    const above = anchor.top - gap - size.height
    const fits = below + size.height <= viewport.height - margin || above < margin
    return {
      left: within(rtl ? right - size.width : anchor.left, size.width, viewport.width, margin),
      top: fits ? below : above,
    }
  }
  const onRight = right + gap
  const onLeft = anchor.left - gap - size.width
  const rightFits = onRight + size.width <= viewport.width - margin
  const leftFits = onLeft >= margin
  const useLeft = rtl ? leftFits || !rightFits : !rightFits && leftFits
  return {
    left: within(useLeft ? onLeft : onRight, size.width, viewport.width, margin),
    top: within(anchor.top, size.height, viewport.height, margin),
  }
}
