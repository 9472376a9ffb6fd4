import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { textSizes } from '../lib/story-text-sizes.ts'

const meta = {
  title: 'Foundations/Tokens',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Eight sizes, four weights, one family for Latin and one for Arabic script. */
export const Type: Story = {
  render: () => (
    <div className="grid gap-5">
      {textSizes.map(([name, pixels]) => (
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

const steps = [
  ['1', 'w-1', 'icon and its word, tightest'],
  ['2', 'w-2', 'inside a small control'],
  ['3', 'w-3', 'between controls'],
  ['4', 'w-4', 'inside a card, between tiles on a phone'],
  ['6', 'w-6', 'between tiles, between fields'],
  ['8', 'w-8', 'between parts of a section'],
  ['12', 'w-12', 'between sections on a phone'],
  ['16', 'w-16', 'between sections'],
] as const

/** A grid of 4 px. A component has no outer margin: whoever places it gives the room. */
export const Spacing: Story = {
  render: () => (
    <ul className="grid gap-3 text-sm">
      {steps.map(([name, width, use]) => (
        <li key={name} className="grid grid-cols-[3rem_4rem_1fr] items-center gap-4">
          <span className="text-ink-muted tabular-nums">{Number(name) * 4} px</span>
          <span className={`h-4 rounded-xs bg-primary-strong ${width}`} />
          <span>
            <bdi className="font-semibold">{name}</bdi> {use}
          </span>
        </li>
      ))}
    </ul>
  ),
}

const radii = [
  ['rounded-mark', '6 px: badge, checkbox'],
  ['rounded-control', '10 px: button, field'],
  ['rounded-tile', '16 px: picture, card'],
  ['rounded-float', '20 px: dialog, sheet'],
  ['rounded-full', 'chip, avatar'],
] as const

/** Round corners grow with the thing. */
export const Radius: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6 text-xs">
      {radii.map(([name, use]) => (
        <li key={name} className="grid w-32 gap-2">
          <span className={`size-32 border border-edge bg-tile ${name}`} />
          <span className="font-semibold">{name}</span>
          <span className="text-ink-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
}

const shadows = [
  ['shadow-float', '--float-shadow', 'menu, toast, popover'],
  ['shadow-overlay', '--overlay-shadow', 'dialog, drawer'],
] as const

/** The value that a property of the stylesheets has on the page. */
function Value({ of }: { of: string }) {
  const [value, setValue] = useState('')
  return (
    <code
      ref={(element) => setValue(element ? getComputedStyle(element).getPropertyValue(of) : '')}
      className="break-words text-ink-muted"
    >
      {value}
    </code>
  )
}

/** Only what floats has a shadow; what lies on the page has a hairline or a ground. */
export const Shadow: Story = {
  name: 'Shadow, elevation',
  render: () => (
    <ul className="flex flex-wrap gap-10 p-6 text-xs">
      {shadows.map(([name, property, use]) => (
        <li key={name} className="grid w-40 gap-4">
          <span className={`h-32 rounded-tile bg-raised ${name}`} />
          <span className="grid gap-1">
            <span className="font-semibold">{name}</span>
            <span className="text-ink-muted">{use}</span>
            <Value of={property} />
          </span>
        </li>
      ))}
    </ul>
  ),
}

const motions = [
  ['animate-fade-in', '180 ms', 'a scrim, a tooltip'],
  ['animate-rise-in', '220 ms', 'a dialog, a toast'],
  ['animate-menu-in', '140 ms', 'a menu'],
  ['animate-side-in', '240 ms', 'a drawer, from its own side'],
  ['animate-sheet-in', '240 ms', 'a sheet, from below'],
] as const

const easings = [
  ['--swift', 'ease-out: what comes, and what answers a press'],
  ['--steady', 'ease-in-out: what goes from one place to another'],
] as const

/** 120 to 250 ms, ease-out, opacity and transform only; nothing moves where motion is reduced. */
export const Motion: Story = {
  render: function Motion() {
    const [round, setRound] = useState(0)
    return (
      <div className="grid justify-items-start gap-6">
        <Button variant="outline" size="sm" onClick={() => setRound(round + 1)}>
          Play again
        </Button>
        <ul className="flex flex-wrap gap-6 text-xs">
          {motions.map(([name, time, use]) => (
            <li key={name} className="grid w-36 gap-2">
              <span className="block h-24 overflow-hidden rounded-tile bg-tile p-3">
                <span
                  key={round}
                  className={`block size-full rounded-control bg-primary-strong ${name}`}
                />
              </span>
              <span className="font-semibold">{name}</span>
              <span className="text-ink-muted">
                {time}: {use}
              </span>
            </li>
          ))}
        </ul>
        <ul className="grid gap-1 text-xs">
          {easings.map(([name, use]) => (
            <li key={name}>
              <bdi className="font-semibold">{name}</bdi> {use}: <Value of={name} />
            </li>
          ))}
        </ul>
      </div>
    )
  },
}
