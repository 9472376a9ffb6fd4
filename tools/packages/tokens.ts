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

/** What has no unit; zero is a dimension. */
const readNumber = (css: string) => (/^(?:0?\.\d+|[1-9][\d.]*)$/.test(css) ? Number(css) : null)

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
    .map(({ color, ...lengths }) =>
      [...Object.values(lengths).map(writeMeasure), writeColor(color)].join(' '),
    )
    .join(', ')

const kinds: readonly Kind[] = [
  { type: 'color', read: readColor, write: writeColor },
  { type: 'number', read: readNumber, write: String },
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
    read: (css) =>
      /^["a-z]/i.test(css) && css.includes(', ')
        ? css.split(', ').map((name) => name.replaceAll('"', ''))
        : null,
    write: (names: readonly string[]) =>
      names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', '),
  },
]

/** `block` and `none` show or hide; nothing of a design is told by them. */
const isDisplay = (css: string) => css === 'block' || css === 'none'

const sheets = {
  /** What is the same in every scheme, and the two schemes. */
  tokens: 'packages/ui/src/tokens.css',
  radius: 'packages/ui/src/theme.css',
  scale: 'packages/ui/src/scale.css',
} as const

type Declared = Record<string, Record<string, string>>

/** The declarations of plain values in a block, without what hangs on a state of the document. */
const declaredIn = (block: Container): Record<string, string> =>
  Object.fromEntries(
    (block.nodes ?? [])
      .flatMap((node) => (node.type === 'decl' && node.variable ? [node] : []))
      .map(({ prop, value }) => [prop.slice(2), value.replace(/\s+/g, ' ')] as const)
      .filter(([, value]) => !isDisplay(value)),
  )

const blocks = (file: string, isWanted: (name: string, params: string) => boolean): Container[] => {
  const found: Container[] = []
  postcss.parse(readFileSync(file, 'utf8')).walk((node) => {
    if (node.type === 'rule' && isWanted(node.selector, '')) found.push(node)
    if (node.type === 'atrule' && isWanted(`@${node.name}`, node.params)) found.push(node)
  })
  return found
}

const isTheme = (name: string, params: string) => name === '@theme' && params === ''

/** What the stylesheets declare, by the groups of the tokens. */
export function declared(): Declared {
  const [theme] = blocks(sheets.tokens, (name) => name === ':root')
  const [light] = blocks(sheets.tokens, (name) => name === ':root,\n  [data-scheme]')
  const [dark] = blocks(sheets.tokens, (name) => name === '@variant')
  const [radius] = blocks(sheets.radius, isTheme)
  const [scale] = blocks(sheets.scale, isTheme)
  if (!theme || !light || !dark || !radius || !scale) throw new Error('A stylesheet lost a block')
  const groups = { theme, light, dark, radius, scale }
  return Object.fromEntries(
    Object.entries(groups).map(([name, block]) => [name, declaredIn(block)]),
  )
}

/** A variable stands for the value of the group that declares it; the schemes share the theme's. */
const alias = (css: string, all: Declared): string | null => {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(css) ?? []
  const group = name && Object.keys(all).find((key) => all[key]?.[name] !== undefined)
  return group ? `{${group}.${name}}` : null
}

function tokenOf(css: string, all: Declared): Token {
  const reference = alias(css, all)
  if (reference) return { $value: reference }
  for (const { type, read } of kinds) {
    const value = read(css)
    if (value !== null) return { $type: type, $value: value }
  }
  throw new Error(`No design token is written as ${css}`)
}

/** The tokens of what is declared. */
export const tokensOf = (all: Declared): Tokens =>
  Object.fromEntries(
    Object.entries(all).map(([group, values]) => [
      group,
      Object.fromEntries(
        Object.entries(values).map(([name, css]) => [name, tokenOf(css, all)] as const),
      ),
    ]),
  )

function cssOf({ $type, $value }: Token): string {
  if (typeof $value === 'string') return `var(--${$value.slice(1, -1).split('.')[1]})`
  const kind = kinds.find(({ type }) => type === $type)
  if (!kind) throw new Error(`No stylesheet writes a token of the type ${$type}`)
  return kind.write($value as never)
}

/** What a stylesheet would declare of tokens: `tokensOf` back again. */
export const declaredBy = (tokens: Tokens): Declared =>
  Object.fromEntries(
    Object.entries(tokens).map(([group, values]) => [
      group,
      Object.fromEntries(Object.entries(values).map(([name, token]) => [name, cssOf(token)])),
    ]),
  )
