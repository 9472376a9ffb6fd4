import { contrast, parseHex } from './color.ts'

/** How two colours read on each other, as stories print it. */
export function ratio(one: string | undefined, other: string | undefined) {
  const [first, second] = [parseHex(one), parseHex(other)]
  return first && second ? `${contrast(first, second).toFixed(1)}:1` : ''
}

export type SwatchProps = { name: string; value: string | undefined; note?: string }

/** A token's colour with its name and value. For stories. */
export function Swatch({ name, value, note }: SwatchProps) {
  return (
    <li className="grid content-start gap-1 text-xs">
      <span
        className="mb-1 h-14 rounded-control border border-hairline"
        style={{ background: `var(--${name})` }}
      />
      <span className="font-semibold">{name}</span>
      <span className="text-ink-muted" dir="ltr">
        {value}
      </span>
      {note ? <span className="text-ink-muted">{note}</span> : null}
    </li>
  )
}

export const swatches = 'grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4'
