import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
import { contrast, parseHex, shades } from './index.ts'

const meta = {
  title: 'Foundations/Tokens',
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The live values of some tokens, read from the document. */
function useTokens(names: string[]) {
  const [values, setValues] = useState<Record<string, string>>({})
  useLayoutEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement)
      const next = names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
      setValues(Object.fromEntries(next))
    }
    read()
    const watcher = new MutationObserver(read)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => watcher.disconnect()
  }, [names])
  return values
}

const onPrimary = ['primary', 'primary-hover']
const readable = ['primary-strong', 'ink', 'ink-soft', 'ink-muted']
const signals = ['success', 'warning', 'danger', 'discount']
const grounds = ['ground', 'tile', 'hairline', 'edge', 'ink-faint']
const ramp = shades.map((shade) => `primary-${shade}`)
const all = [...ramp, ...onPrimary, ...readable, ...signals, ...grounds, 'on-primary', 'on-signal']

function ratio(one: string | undefined, other: string | undefined) {
  const [first, second] = [parseHex(one), parseHex(other)]
  return first && second ? `${contrast(first, second).toFixed(1)}:1` : ''
}

type SwatchProps = { name: string; value: string | undefined; note?: string }

function Swatch({ name, value, note }: SwatchProps) {
  return (
    <li className="grid gap-1.5 text-xs">
      <span
        className="h-14 rounded-control border border-hairline"
        style={{ background: `var(--${name})` }}
      />
      <span className="font-semibold">{name}</span>
      <span className="text-ink-muted">
        {value} {note}
      </span>
    </li>
  )
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4'
const heading = 'mt-8 mb-3 font-semibold text-lg first:mt-0'

/** The theme's ramp and the fixed colours, with the contrast that each of them reaches. */
export const Colours: Story = {
  render: function Colours() {
    const values = useTokens(all)
    return (
      <div>
        <h2 className={heading}>The theme's ramp</h2>
        <ul className={grid}>
          {ramp.map((name) => (
            <Swatch key={name} name={name} value={values[name]} />
          ))}
        </ul>
        <h2 className={heading}>Fills, with the contrast of the text on them</h2>
        <ul className={grid}>
          {onPrimary.map((name) => (
            <Swatch
              key={name}
              name={name}
              value={values[name]}
              note={ratio(values[name], values['on-primary'])}
            />
          ))}
          {signals.map((name) => (
            <Swatch
              key={name}
              name={name}
              value={values[name]}
              note={ratio(values[name], values['on-signal'])}
            />
          ))}
        </ul>
        <h2 className={heading}>Text, with its contrast on the ground</h2>
        <ul className={grid}>
          {readable.map((name) => (
            <Swatch
              key={name}
              name={name}
              value={values[name]}
              note={ratio(values[name], values.ground)}
            />
          ))}
        </ul>
        <h2 className={heading}>Grounds and lines</h2>
        <ul className={grid}>
          {grounds.map((name) => (
            <Swatch key={name} name={name} value={values[name]} />
          ))}
        </ul>
      </div>
    )
  },
}

const sizes = [
  ['text-4xl', '44'],
  ['text-3xl', '32'],
  ['text-2xl', '24'],
  ['text-xl', '20'],
  ['text-lg', '18'],
  ['text-base', '16'],
  ['text-sm', '14'],
  ['text-xs', '12'],
] as const

/** Eight sizes, four weights, one family for Latin and one for Arabic script. */
export const Type: Story = {
  render: () => (
    <div className="grid gap-5">
      {sizes.map(([name, pixels]) => (
        <p key={name} className={name}>
          <span className="me-4 text-ink-muted text-xs tabular-nums">
            {pixels} {name}
          </span>
          Stoneware, thrown by hand · فخار مصنوع يدويًا
        </p>
      ))}
      <p className="text-lg">
        <span className="font-normal">Regular</span> <span className="font-medium">Medium</span>{' '}
        <span className="font-semibold">Semibold</span> <span className="font-bold">Bold</span>{' '}
        <span className="tabular-nums">0123456789</span>
      </p>
    </div>
  ),
}

const radii = ['rounded-mark', 'rounded-control', 'rounded-tile', 'rounded-float', 'rounded-full']
const shadows = ['shadow-float', 'shadow-overlay']

/** Radii, and the two shadows: only what floats has one. */
export const Shape: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      {radii.map((name) => (
        <span key={name} className={`grid size-32 place-items-center bg-tile text-xs ${name}`}>
          {name}
        </span>
      ))}
      {shadows.map((name) => (
        <span
          key={name}
          className={`grid size-32 place-items-center rounded-tile bg-raised text-xs ${name}`}
        >
          {name}
        </span>
      ))}
    </div>
  ),
}
