import { settings, singleVendorSettings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { TopBar } from './top-bar.tsx'

const meta = {
  title: 'Patterns/Layout/TopBar',
  component: TopBar,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', visual: { reason: 'Phones have no such bar: blank.' } },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const MultiVendor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Become a Seller') })).toHaveAttribute(
      'href',
      '/shop/register',
    )
  },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
}

export const SingleVendor: Story = { parameters: { shop: { settings: singleVendorSettings } } }

/** The server takes no applications of shops: the way to them is not offered. */
export const NoApplications: Story = {
  ...MultiVendor,
  parameters: { shop: { settings: { capabilities: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: say('Become a Seller') })).toBeNull()
  },
}

/** With one currency and one language there is nothing to pick. */
export const OneOfEach: Story = {
  parameters: {
    shop: {
      settings: {
        mobile: null,
        currencies: settings.currencies.slice(0, 1),
        languages: settings.languages.slice(0, 1),
      },
    },
  },
}

/** The first press fetches the menu and opens it; a choice applies at once. */
export const PickACurrency: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /\$ USD/ })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /EUR/ }))
    await waitFor(() => expect(button).toHaveTextContent('EUR'))
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /EUR/ })).toBeChecked())
  },
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
