import { contrast, type Rgb } from './color.ts'

const channels = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/

/** A computed colour; null when nothing is painted. */
function painted(value: string): Rgb | null {
  const [, red, green, blue, alpha] = channels.exec(value) ?? []
  if (red === undefined || alpha === '0') return null
  return [Number(red), Number(green), Number(blue)]
}

/** The colour that an element stands on: the nearest ground behind it. */
function groundBehind(element: Element | null): Rgb {
  if (!element) return [255, 255, 255]
  return painted(getComputedStyle(element).backgroundColor) ?? groundBehind(element.parentElement)
}

type Ink = 'color' | 'backgroundColor' | 'outlineColor' | 'borderTopColor'

/** How well an element's text, ring or fill reads on what is behind it, as the browser shows it. */
export function computedContrast(element: Element, ink: Ink = 'color'): number {
  const color = painted(getComputedStyle(element)[ink])
  const behind = groundBehind(ink === 'color' ? element : element.parentElement)
  return color ? contrast(color, behind) : 1
}
