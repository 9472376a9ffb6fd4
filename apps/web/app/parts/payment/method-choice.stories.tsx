import { settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { longName } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import { MethodChoice } from './method-choice.tsx'
import { methodsOf } from './methods.ts'

const methods = methodsOf(settings)

const meta = {
  title: 'Patterns/Checkout/Payment methods',
  component: MethodChoice,
  decorators: [withShop],
  args: { methods, value: 'cash', onValueChange: () => undefined },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return <MethodChoice {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof MethodChoice>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move between them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [cash, sandbox] = canvas.getAllByRole('radio')
    cash?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(sandbox).toBeChecked()
  },
}

/** A gateway without a picture, and one with a long name. */
export const LongTexts: Story = {
  args: { methods: [...methods, { name: 'long', title: longName, logo: '' }], value: 'long' },
}

/** A gateway's logo that cannot be loaded gives way to a card. */
export const LogoFails: Story = {
  args: {
    methods: methods.map((one) => (one.title === null ? one : { ...one, logo: 'data:image/png,' })),
  },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It looks like the gateway without a picture.' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(methods.length)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}
