import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withShop } from '#app/stories/with-shop.tsx'
import MobileSearch from './mobile-search.tsx'

const meta = {
  title: 'Patterns/Layout/MobileSearch',
  component: MobileSearch,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), button: createRef<HTMLButtonElement>() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  globals: { viewport: { value: 'phone' } },
  tags: ['dialog', '!autodocs'],
} satisfies Meta<typeof MobileSearch>
export default meta
type Story = StoryObj<typeof meta>

/** The shopper can type at once; Enter searches and closes. */
export const Default: Story = {
  play: async ({ args }) => {
    const box = await screen.findByRole('combobox')
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('linen{Enter}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await userEvent.clear(box)
    await userEvent.keyboard('{Enter}')
  },
}

export const Arabic: Story = { globals: { locale: 'ar' } }
