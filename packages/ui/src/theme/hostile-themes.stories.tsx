import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { CountBadge } from '../count-badge/index.ts'
import { Radio, RadioGroup } from '../radio-group/index.ts'
import { Switch } from '../switch/index.ts'
import { TextLink } from '../text-link/index.ts'
import { computedContrast } from './computed-contrast.ts'
import { hostileThemes } from './hostile-themes.ts'
import { type Scheme, type ThemeColors, themeVariables } from './index.ts'

const meta = {
  title: 'Foundations/Hostile themes',
  parameters: { controls: { disable: true }, pseudo: { focusVisible: ['[data-focused]'] } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const schemes: Scheme[] = ['light', 'dark']

const styleOf = (theme: ThemeColors) =>
  Object.fromEntries(
    Object.entries(themeVariables(theme) ?? {}).map(([name, value]) => [`--${name}`, value]),
  ) as CSSProperties

type SampleProps = { name: string; theme: ThemeColors; scheme: Scheme }

/** Everything that has the theme's colours, under one theme in one scheme. */
function Sample({ name, theme, scheme }: SampleProps) {
  return (
    <div
      data-sample={`${name}, ${scheme}`}
      data-scheme={scheme}
      style={styleOf(theme)}
      className="grid gap-4 rounded-tile border border-hairline bg-ground p-4 text-ink text-sm"
    >
      <h2 className="font-semibold">
        {name}, {scheme}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <Button data-read="text">Add to cart</Button>
        <Button data-focused="" data-read="text">
          Focused
        </Button>
        <Button disabled data-read="text">
          Sold out
        </Button>
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <TextLink href="#terms" data-read="text">
          A link in a text
        </TextLink>
        <Badge tone="primary" data-read="text">
          Confirm
        </Badge>
        <CountBadge count={12} label={`12 items: ${name}, ${scheme}`} />
      </p>
      <p className="rounded-control bg-tile p-3">
        <TextLink href="#tile" data-focused="" data-read="text">
          A focused link on a tile
        </TextLink>
      </p>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
        <Checkbox defaultChecked>Chosen</Checkbox>
        <Switch defaultChecked>On</Switch>
        <RadioGroup label={`Payment: ${name}, ${scheme}`} hideLabel defaultValue="cash">
          <Radio value="cash">Cash</Radio>
        </RadioGroup>
      </div>
    </div>
  )
}

const reach = (element: Element, minimum: number, ratio: number, what: string) =>
  expect(
    ratio,
    `${element.closest('[data-sample]')?.getAttribute('data-sample')}: ${what}`,
  ).toBeGreaterThanOrEqual(minimum)

/** Whatever twelve colours the server sends, everything reads, in both schemes. */
export const HostileThemes: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      {Object.entries(hostileThemes).map(([name, theme]) =>
        schemes.map((scheme) => (
          <Sample key={`${name} ${scheme}`} name={name} theme={theme} scheme={scheme} />
        )),
      )}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const samples = canvasElement.querySelectorAll('[data-sample]')
    await expect(samples.length).toBeGreaterThanOrEqual(48)
    for (const text of canvasElement.querySelectorAll('[data-read=text]'))
      await reach(text, 4.5, computedContrast(text), text.textContent)
    for (const box of canvas.getAllByRole('checkbox'))
      await reach(box, 3, computedContrast(box, 'backgroundColor'), 'checkbox')
    for (const toggle of canvas.getAllByRole('switch'))
      await reach(toggle, 3, computedContrast(toggle, 'backgroundColor'), 'switch')
    for (const radio of canvas.getAllByRole('radio'))
      await reach(radio, 3, computedContrast(radio, 'borderTopColor'), 'radio')
    for (const link of canvas.getAllByRole('link')) {
      link.focus({ focusVisible: true } as FocusOptions)
      await reach(link, 3, computedContrast(link, 'outlineColor'), 'focus ring')
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}
