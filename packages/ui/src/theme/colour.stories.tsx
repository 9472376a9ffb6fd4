import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContrastTable } from '../lib/story-contrast-table.tsx'
import { type Scheme, shades } from './index.ts'
import { ratio, Swatch, swatches } from './swatch.tsx'
import { useTokens } from './use-tokens.ts'

const meta = {
  title: 'Foundations/Colour',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ramp = ['primary', ...shades.map((shade) => `primary-${shade}`)]
const rampAndGrounds = [...ramp, 'ground', 'ink']

/** The twelve colours as the server sent them, each with the contrast of white and black text on it. */
export const Ramp: Story = {
  render: function Ramp() {
    const values = useTokens(rampAndGrounds)
    return (
      <ul className={swatches}>
        {ramp.map((name) => (
          <Swatch
            key={name}
            name={name}
            value={values[name]}
            note={`white ${ratio(values[name], '#ffffff')}, black ${ratio(values[name], '#000000')}`}
          />
        ))}
      </ul>
    )
  },
}

const derived: Array<[name: string, on: string]> = [
  ['primary', 'on-primary'],
  ['primary-hover', 'on-primary'],
  ['primary-strong', 'ground'],
  ['primary-soft', 'ink-muted'],
  ['primary-edge', 'ground'],
]
const derivedNames = derived.flat()

/** What is made of the twelve: the colours that components use. */
export const Derived: Story = {
  render: function Derived() {
    const values = useTokens(derivedNames)
    return (
      <ul className={swatches}>
        {derived.map(([name, on]) => (
          <Swatch
            key={name}
            name={name}
            value={values[name]}
            note={`${on} ${ratio(values[name], values[on])}`}
          />
        ))}
      </ul>
    )
  },
}

function Report({ scheme }: { scheme: Scheme }) {
  const values = useTokens(ramp)
  const colors = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replace('-', ''), value]),
  )
  return <ContrastTable colors={colors} scheme={scheme} />
}

/** Which pairs of the toolbar's theme would fail as they were sent, and what is shown instead. */
export const ReportLight: Story = {
  name: 'Contrast report, light',
  render: () => <Report scheme="light" />,
}

/** The same on the dark neutrals, whatever the toolbar's scheme is. */
export const ReportDark: Story = {
  name: 'Contrast report, dark',
  render: () => <Report scheme="dark" />,
}

const text = ['ink', 'ink-soft', 'ink-muted', 'ink-faint']
const grounds = ['ground', 'tile', 'raised', 'photo-ground', 'hairline', 'edge']
const neutralNames = [...text, ...grounds]

/** The greys of the scheme: what everything stands on, and what is written on it. */
export const Neutrals: Story = {
  render: function Neutrals() {
    const values = useTokens(neutralNames)
    return (
      <ul className={swatches}>
        {neutralNames.map((name) => (
          <Swatch
            key={name}
            name={name}
            value={values[name]}
            note={
              grounds.includes(name)
                ? undefined
                : `ground ${ratio(values[name], values.ground)}, tile ${ratio(values[name], values.tile)}`
            }
          />
        ))}
      </ul>
    )
  },
}

const signals = ['success', 'warning', 'danger', 'discount']
const signalNames = [...signals, ...signals.map((name) => `${name}-soft`), 'star', 'on-signal']

/** Fixed meanings, which no theme changes. Never the only signal: a word or an icon says it too. */
export const Signals: Story = {
  render: function Signals() {
    const values = useTokens(signalNames)
    return (
      <ul className={swatches}>
        {signals.map((name) => (
          <Swatch
            key={name}
            name={name}
            value={values[name]}
            note={`on its soft ground ${ratio(values[name], values[`${name}-soft`])}`}
          />
        ))}
        {signals.map((name) => (
          <Swatch key={name} name={`${name}-soft`} value={values[`${name}-soft`]} />
        ))}
        <Swatch name="star" value={values.star} />
      </ul>
    )
  },
}
