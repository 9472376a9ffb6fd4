import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { isRtl } from '#lib/text-direction'
import { expectReset, StoryForm, sentBy } from '../lib/story-form.tsx'
import { StoryStates } from '../lib/story-states.tsx'
import { Slider } from './index.ts'

const about = `
A number or a range between two ends, roughly.

**When to use.** For prices and the like, where "about this much" is meant; with \`inputs\` also exactly.
**Something else:** one exact number is a NumberInput, a few fixed steps are a RadioGroup.

- Do: pass \`formatValue\`, so that screen readers say "$20" and not "20", and \`unit\` for the inputs.
- Do: act on \`onValueCommit\`, once per move; \`onValueChange\` comes with every pixel.
- Don't: offer it without \`inputs\` where the exact value matters.

**Pointer.** A press on the track takes the nearest thumb there and on with it; a finger may scroll the page over it.

**Keys.** Tab goes from thumb to thumb; the arrow keys move by a step, Page Up and Page Down further, Home and End to
the ends. In right-to-left text the left arrow goes up.

**Accessibility.** A group named by \`label\` with two native sliders, "From" and "To"; neither can pass the other. A single
one has the group's name.
Thumbs are 24 px, 44 on touch.
`

const meta = {
  title: 'Primitives/Forms/Slider',
  component: Slider,
  args: {
    label: 'Price',
    min: 0,
    max: 200,
    step: 5,
    defaultValue: [40, 120],
    formatValue: (value) => `$${value}`,
    onValueChange: fn(),
    onValueCommit: fn(),
    className: 'max-w-80',
  },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

/** Coming with the Tab key commits nothing; a move does, when it ends. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const [from, to] = canvas.getAllByRole('slider')
    if (!from || !to) throw new Error('A range has two thumbs.')
    await expect(from).toHaveAttribute('aria-valuetext', '$40')
    await userEvent.tab()
    await expect(from).toHaveFocus()
    await userEvent.tab()
    await expect(to).toHaveFocus()
    await expect(args.onValueCommit).not.toHaveBeenCalled()
    fireEvent.input(to, { target: { value: '20' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 40])
    fireEvent.keyUp(to, { key: 'ArrowLeft' })
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([40, 40])
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates>
      {(_, state) => <Slider {...args} label={state} disabled={state === 'disabled'} />}
    </StoryStates>
  ),
}

/** Exact values by typing; a value cannot pass the other one. */
export const WithInputs: Story = {
  args: { inputs: true, unit: '$' },
  tags: ['vrt-zoom'],
  play: async ({ canvas, args }) => {
    const [from] = canvas.getAllByRole('spinbutton')
    if (!from) throw new Error('The slider has no input.')
    await userEvent.clear(from)
    await userEvent.type(from, '150{Enter}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([120, 150])
  },
}

export const WholeRange: Story = { args: { defaultValue: undefined } }

/** The lower thumb can still be taken hold of. */
export const BothAtTheEnd: Story = { args: { defaultValue: [200, 200] } }

export const Disabled: Story = { args: { disabled: true, inputs: true, unit: '$' } }

export const Narrow: Story = {
  args: { inputs: true, unit: '$', max: 1_000_000, defaultValue: [25_000, 900_000] },
  render: (args) => (
    <div className="max-w-48">
      <Slider {...args} />
    </div>
  ),
}

export const Arabic: Story = {
  args: { label: 'السعر', inputs: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

/** A press on the track at a share of its way, where the text begins. */
function pressAt(track: Element | null | undefined, share: number) {
  if (!track) throw new Error('The slider has no track.')
  const { left, right, top, height } = track.getBoundingClientRect()
  const [from, to] = isRtl(track) ? [right, left] : [left, right]
  const point = {
    pointerId: 1,
    button: 0,
    clientX: from + (to - from) * share,
    clientY: top + height / 2,
  }
  fireEvent.pointerDown(track, { ...point, pointerType: 'mouse' })
  fireEvent.pointerUp(track, { ...point, pointerType: 'mouse' })
}

/** The nearest thumb goes where the track is pressed, has the focus, and is let go where the pointer is. */
export const PressedTrack: Story = {
  play: async ({ canvas, args }) => {
    const [from, to] = canvas.getAllByRole('slider')
    pressAt(from?.parentElement, 0.9)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 185])
    await expect(to).toHaveFocus()
    pressAt(from?.parentElement, 0.1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([15, 185])
    await expect(from).toHaveFocus()
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([15, 185])
  },
}

/** One value; the group's name is its own. */
export const Single: Story = {
  render: () => <Slider label="Distance" min={0} max={50} defaultValue={20} inputs unit="km" />,
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Distance' })
    fireEvent.input(thumb, { target: { value: '35' } })
    await expect(canvas.getByRole('spinbutton')).toHaveValue('35')
  },
}

/** Upwards. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  tags: ['vrt-forced-colors'],
  play: async ({ canvas }) => {
    for (const thumb of canvas.getAllByRole('slider'))
      await expect(thumb).toHaveAttribute('aria-orientation', 'vertical')
  },
}

export const InAForm: Story = {
  args: { name: 'price' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, above a button.' } },
  render: (args) => (
    <StoryForm>
      <Slider {...args} />
    </StoryForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [from] = canvas.getAllByRole('slider')
    if (!from) throw new Error('A range has two thumbs.')
    fireEvent.input(from, { target: { value: '60' } })
    await expect(sentBy(canvasElement)).toEqual(['price=60', 'price=120'])
    await expectReset(canvasElement, ['price=40', 'price=120'])
    await expect(from).toHaveAttribute('aria-valuetext', '$40')
  },
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
