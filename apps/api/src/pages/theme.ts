import { createHash } from 'node:crypto'
import type { Settings } from '@shop/contract'

const isColour = (text: string | undefined): text is string => /^#[\da-f]{6}$/i.test(text ?? '')

/** How bright a colour looks, from 0 to 1 (WCAG 2.2). */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The shop's own colour, and the text colour that reads on it. */
const colours = ({ theme_colors }: Settings) => {
  const primary = isColour(theme_colors.primary) ? theme_colors.primary : '#1f2937'
  // Where black and white read equally well on a colour.
  return { primary, onPrimary: luminance(primary) > 0.179 ? '#000' : '#fff' }
}

const rules = `
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
main { max-width: var(--wide); margin-inline: auto; padding: 2rem 1.25rem 3rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; overflow-wrap: anywhere }
h2 { font-size: 1rem; margin: 0 0 .5rem }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
.shop { font-weight: 600; margin: 0 0 1.5rem }
.soft { color: var(--soft) }
.note { padding: .75rem 1rem; border-radius: .75rem; background: var(--tile) }
.bad { border-inline-start: 4px solid var(--danger) }
dl { margin: 0 0 1.5rem; border-block: 1px solid var(--line) }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding-block: .6rem }
dl div + div { border-block-start: 1px solid var(--line) }
dt, dd { margin: 0 } dd { font-variant-numeric: tabular-nums; white-space: nowrap }
.total { font-weight: 600; font-size: 1.125rem }
.choices { display: grid; gap: .75rem }
.press { display: block; width: 100%; min-height: 48px; padding: .7rem 1rem; border: 1px solid var(--edge); border-radius: .75rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: inherit; background: transparent; cursor: pointer }
.press:hover { background: var(--tile) }
.main, .main:hover { background: var(--primary); border-color: var(--primary); color: var(--on-primary) }
.press:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
a { color: inherit }
.columns { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); margin-block-end: 1.5rem }
.columns p { margin: 0 }
.as-typed { white-space: pre-line }
table { width: 100%; border-collapse: collapse; margin-block-end: 1.5rem }
th, td { padding: .5rem .25rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); overflow-wrap: anywhere }
th { font-weight: 600 } .end { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
`

const light = `
--ground: #fff; --ink: #18181b; --soft: #52525b; --tile: #f4f4f5; --line: #e4e4e7; --edge: #71717a; --danger: #b91c1c
`
const dark = `
--ground: #18181b; --ink: #fafafa; --soft: #d4d4d8; --tile: #27272a; --line: #3f3f46; --edge: #a1a1aa; --danger: #f87171
`

/** The stylesheet of a page that the server draws itself, in the shop's own colour. */
export function pageStyle(settings: Settings, wide: '28rem' | '48rem'): string {
  const { primary, onPrimary } = colours(settings)
  const own = `--primary: ${primary}; --on-primary: ${onPrimary}; --wide: ${wide};`
  const night = wide === '28rem' ? `@media (prefers-color-scheme: dark) { :root {${dark}} }` : ''
  return `:root { color-scheme: light ${night && 'dark'}; ${own}${light}} ${night}
@media print { main { padding: 0; max-width: none } .screen { display: none } tr { break-inside: avoid } }
${rules}`
}

/** What such a page may do: show itself in this one style, and send its own form. No script runs. */
export const pagePolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
