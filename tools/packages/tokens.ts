/**
 * The design system's values as design tokens (Design Tokens Community Group, format 2025.10), made of the
 * stylesheets that the components are drawn from, and back again: what a designer's tool reads is what the
 * browser reads.
 */
import { readFileSync } from 'node:fs'
import postcss, { type Container } from 'postcss'

interface Token {
  $type?: string
  $value: unknown
}

/** A group of tokens: what holds in every scheme, in the light or the dark one, of the scale. */
export type Tokens = Record<string, Record<string, Token>>

interface Kind {
  type: string
  read: (css: string) => unknown
  write: (value: never) => string
}

interface Color {
  colorSpace: 'srgb'
  components: readonly number[]
  alpha: number
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const toHex = (numbers: readonly number[]) =>
  `#${numbers.map((one) => one.toString(16).padStart(2, '0')).join('')}`

const readColor = (css: string): Color | null => {
  const [, r, g, b, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? []
  const numbers = /^#[\da-f]{6}$/.test(css)
    ? channels(css)
    : css === 'transparent'
      ? [0, 0, 0]
      : [r, g, b].map(Number)
  if (numbers.some(Number.isNaN)) return null
  return {
    colorSpace: 'srgb',
    components: numbers.map((one) => one / 255),
    alpha: css === 'transparent' ? 0 : alpha === undefined ? 1 : Number(alpha),
  }
}

const writeColor = ({ components, alpha }: Color) => {
  const numbers = components.map((one) => Math.round(one * 255))
  if (alpha === 1) return toHex(numbers)
  return alpha === 0 ? 'transparent' : `rgb(${numbers.join(' ')} / ${alpha})`
}

interface Measure {
  value: number
  unit: string
}

const readMeasure = (units: string) => (css: string) => {
  const [, value, unit = 'px'] = new RegExp(`^(-?[\\d.]+)(${units})?$`).exec(css) ?? []
  return value === undefined ? null : { value: Number(value), unit }
}
const writeMeasure = ({ value, unit }: Measure) => (value === 0 ? '0' : `${value}${unit}`)

/** `0 8px 24px -6px rgb(…)`; what is zero is written without its unit. */
const readShadow = (css: string) => {
  const layers = css.split(/, (?!\d)|,\s+(?=-?\d)/).map((layer) => {
    const [, x = '', y = '', blur = '', spread = '0', color = ''] =
      /^(\S+) (\S+) (\S+)(?: (\S+))? (rgb\(.*\))$/.exec(layer) ?? []
    const [offsetX, offsetY, soft, wide] = [x, y, blur, spread].map(readMeasure('px'))
    return { color: readColor(color), offsetX, offsetY, blur: soft, spread: wide }
  })
  return layers.some((layer) => Object.values(layer).includes(null)) ? null : layers
}

interface Shadow {
  color: Color
  offsetX: Measure
  offsetY: Measure
  blur: Measure
  spread: Measure
}

const writeShadow = (layers: readonly Shadow[]) =>
  layers
    .map(({ color, ...lengths }) => [...Object.values(lengths).map(writeMeasure), writeColor(color)].join(' '))
    .join(', ')

const kinds: readonly Kind[] = [
  { type: 'color', read: readColor, write: writeColor },
  { type: 'dimension', read: readMeasure('rem|px'), write: writeMeasure },
  { type: 'duration', read: readMeasure('ms'), write: writeMeasure },
  {
    type: 'cubicBezier',
    read: (css) => /^cubic-bezier\((.*)\)$/.exec(css)?.[1]?.split(', ').map(Number) ?? null,
    write: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
  },
  { type: 'shadow', read: readShadow, write: writeShadow },
  {
    type: 'fontFamily',
    read: (css) => (/^["a-z]/i.test(css) && css.includes(', ') ? css.split(', ') : null),
    write: (names: readonly string[]) => names.join(', '),
  },
]
