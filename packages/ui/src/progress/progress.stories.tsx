import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress, progressSizes, progressTones } from './index.ts'

const sizes = Object.keys(progressSizes) as Array<keyof typeof progressSizes>
const tones = Object.keys(progressTones) as Array<keyof typeof progressTones>

const meta = {
  title: 'Primitives/Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading shirt.jpg', value: 60, showValue: true, className: 'max-w-96' },
  parameters: {
    docs: {
      description: {
        component: `How far something is that takes a while.

**Use it** for an upload, an import, steps towards a goal ("$12 to free delivery"). **Use something
else** for waits of a second or two (Spinner), for content that loads (Skeleton), for the way of an
order (Timeline).

| Do | Don't |
| --- | --- |
| Say what is going on (\`label\`) | Let it run backwards |
| Give \`valueText\` where percent say nothing: "2 of 5 files" | Guess a share that nobody knows: \`value={null}\` |

**Keyboard**: none, it takes no focus.

**Accessibility**: a named \`progressbar\` with its value in words; without a known end it has no value.
It does not announce itself: say the end in a toast or in a status. With reduced motion an endless bar
stands still in the middle.`,
      },
    },
  },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading shirt.jpg' })
    await expect(bar).toHaveAttribute('aria-valuenow', '60')
    await expect(bar).toHaveAttribute('aria-valuetext', '60%')
  },
}

/** Nobody knows how long it takes. */
export const Loading: Story = {
  name: 'Indeterminate',
  args: { value: null, label: 'Searching' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It moves without an end.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {sizes.map((size) => (
        <Progress key={size} {...args} label={size} size={size} />
      ))}
    </div>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {tones.map((tone) => (
        <Progress key={tone} {...args} label={tone} tone={tone} />
      ))}
    </div>
  ),
}

export const InWords: Story = {
  args: { label: 'Sending', value: 2, max: 5, valueText: '2 of 5 files' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 5 files')
  },
}

export const HiddenLabel: Story = { args: { hideLabel: true, showValue: false } }

export const Empty: Story = { args: { value: 0 } }

/** A value out of its limits is brought into them. */
export const Full: Story = { args: { value: 140, tone: 'success' } }

export const Failed: Story = {
  name: 'Error',
  args: { tone: 'danger', label: 'shirt.jpg was not sent', value: 40 },
}

/** Each says what it is about: their names tell them apart. */
export const Many: Story = {
  render: () => (
    <ul className="grid max-w-96 gap-4">
      {[100, 80, 60, 40, 20, 0].map((value, index) => (
        <li key={value}>
          <Progress
            label={`shirt-${index + 1}.jpg`}
            value={value}
            tone={value === 100 ? 'success' : 'primary'}
            showValue
          />
        </li>
      ))}
    </ul>
  ),
}

export const LongText: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenband.jpg wird hochgeladen',
    className: 'max-w-60',
  },
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }

/** The bar fills from the right. */
export const Arabic: Story = {
  args: { label: 'جارٍ رفع الصورة' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
