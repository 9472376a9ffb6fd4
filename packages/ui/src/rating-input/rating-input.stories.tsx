import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectReset, StoryForm, sentBy } from '../lib/story-form.tsx'
import { StoryStates } from '../lib/story-states.tsx'
import { RatingInput, ratingInputSizes } from './index.ts'

const sizes = Object.keys(ratingInputSizes) as Array<keyof typeof ratingInputSizes>
const meanings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

const filled = (root: HTMLElement) =>
  root.querySelectorAll('[data-slot=rating-input-star][data-on]').length

const meta = {
  title: 'Primitives/Forms/RatingInput',
  component: RatingInput,
  args: { label: 'Your rating', onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Stars to give.

**Use it** in a review: one to five whole stars. **Use something else** to show a rating (Rating), to
filter by one (RadioGroup with Ratings), for yes or no (Switch, Checkbox).

| Do | Don't |
| --- | --- |
| Say what the stars mean (\`meanings\`) | Preselect five stars |
| Leave it empty until someone gives a star | Send on the first star when a text belongs to it |

| Key | Does |
| --- | --- |
| Tab | to the given star, or to the first |
| Arrow keys | one star more or less, as they point, round the ends |
| 1 … 5 | that many stars |
| Home, End | one star, five stars |
| Space | gives the star that has focus, when none is given yet |

**Accessibility**: a radio group: a question and five named answers. Filled stars differ from empty
ones by shape as well as colour. Targets are 44 px on touch.`,
      },
    },
  },
} satisfies Meta<typeof RatingInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const stars = canvas.getAllByRole('radio')
    await userEvent.tab()
    await expect(stars[0]).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    await expect(stars[2]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(filled(canvasElement)).toBe(5)
    await userEvent.keyboard('{Home}')
    await expect(filled(canvasElement)).toBe(1)
    await userEvent.keyboard('4')
    await expect(stars[3]).toBeChecked()
  },
}

export const Meanings: Story = { args: { meanings, defaultValue: 4 } }

/** Hovering shows what a press would give; leaving brings the given rating back. */
export const Hover: Story = {
  parameters: { visual: { reason: 'Four stars under the mouse look as four that are given.' } },
  args: { meanings, defaultValue: 2 },
  play: async ({ canvas, canvasElement }) => {
    const stars = canvas.getAllByRole('radio')
    await userEvent.hover(stars[4] as HTMLElement)
    await expect(filled(canvasElement)).toBe(5)
    await userEvent.unhover(stars[4] as HTMLElement)
    await expect(filled(canvasElement)).toBe(2)
    await userEvent.hover(stars[3] as HTMLElement)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {sizes.map((size) => (
        <RatingInput key={size} {...args} label={size} size={size} defaultValue={3} />
      ))}
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <StoryStates>
      {(_, state) => (
        <RatingInput
          {...args}
          label={state}
          size="sm"
          defaultValue={3}
          disabled={state === 'disabled'}
        />
      )}
    </StoryStates>
  ),
}

export const Empty: Story = { args: { hint: 'Other shoppers see it with your name.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } }

/** It is being saved. */
export const Loading: Story = { args: { busy: true, defaultValue: 5 } }

export const Failed: Story = {
  name: 'Error',
  args: { required: true, error: 'Please give a rating.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please give a rating.')
  },
}

export const LongText: Story = {
  args: {
    label: 'Wie zufrieden waren Sie mit der Lieferung und der Verpackung dieser Bestellung?',
    meanings: [
      'Ungenügend',
      'Mangelhaft',
      'Befriedigend',
      'Gut',
      'Ausgezeichnet und weiterzuempfehlen',
    ],
    defaultValue: 5,
    className: 'max-w-72',
  },
}

export const InAForm: Story = {
  args: { name: 'rating', defaultValue: 2 },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, above a button.' } },
  render: (args) => (
    <StoryForm>
      <RatingInput {...args} />
    </StoryForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const stars = canvas.getAllByRole('radio')
    if (stars[4]) await userEvent.click(stars[4])
    await expect(sentBy(canvasElement)).toEqual(['rating=5'])
    await expectReset(canvasElement, ['rating=2'])
    await expect(stars[1]).toBeChecked()
  },
}

export const Dark: Story = {
  args: { meanings, defaultValue: 4 },
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
}

/** Arrows go where they point: to the left is more. */
export const Arabic: Story = {
  args: { label: 'تقييمك', meanings: ['سيئ', 'مقبول', 'جيد', 'جيد جدًا', 'ممتاز'], defaultValue: 3 },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  },
}
