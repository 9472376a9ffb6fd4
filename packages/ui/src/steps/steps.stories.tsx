import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './index.ts'

const about = `
How far one has come on a short way: cart, checkout, order placed.

**When to use.** For three to five steps that are taken once and in order. **Something else:** what happened to an
order, with dates, is a Timeline; neighbouring pages are TabLinks.

- Do: name each step with a noun.
- Don't: make it the only way back: a step is no link.

**Accessibility.** An ordered list; the step that one is at is \`aria-current="step"\`. On phones it alone is seen, and
all of them are heard.
`

const meta = {
  title: 'Primitives/Shop/Steps',
  component: Steps,
  parameters: { docs: { description: { component: about } } },
  args: { items: ['Cart', 'Checkout', 'Order placed'], current: 1 },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step')
    await expect(current.map((item) => item.textContent)).toEqual(['2Checkout'])
  },
}

export const First: Story = { args: { current: 0 } }

export const Last: Story = { args: { current: 2 } }

/** Of the others a phone's reader hears. */
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }

export const LongText: Story = {
  args: { items: ['Warenkorbübersicht', 'Zahlungsbedingungen', 'Auftragsbestätigung'] },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: { items: ['السلة', 'الدفع', 'تم تقديم الطلب'] },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = {
  globals: { scheme: 'dark' },
  tags: ['!autodocs', 'vrt-forced-colors'],
}
