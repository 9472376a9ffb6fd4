import { categories } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { CategoryBar } from './category-bar.tsx'

const meta = {
  title: 'Patterns/Layout/CategoryBar',
  component: CategoryBar,
  decorators: [withShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryBar>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

const withFlyout = categories.find(({ sub_categories }) => sub_categories.length > 0)

/** By keyboard: the button, Tab to a category, arrow down to its sub-categories; Escape goes back a step. */
export const Open: Story = {
  tags: ['vrt-ends'],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: say('Categories') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const list = await canvas.findByRole('list', { name: say('Categories') })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const link = within(list).getByRole('link', { name: withFlyout?.name })
    link.focus()
    await userEvent.keyboard('{ArrowDown}')
    const flyout = await screen.findByRole('navigation', { name: withFlyout?.name })
    await waitFor(() => expect(flyout).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(flyout).not.toBeVisible())
    await expect(list).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(list).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.hover(await canvas.findByRole('link', { name: withFlyout?.name }))
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: withFlyout?.name })).toBeVisible(),
    )
  },
}

export const DownloadOurApp: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Download our app') }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /App Store/ })).toBeVisible())
  },
}

/** A long menu scrolls in its place. */
export const ManyEntries: Story = {
  tags: ['vrt-ends'],
  parameters: {
    shop: {
      settings: {
        menus: Array.from({ length: 24 }, (_, index) => ({
          title: null,
          url: '/products',
          target: '_self' as const,
          is_external: false,
          id: index + 1,
          name: `Donaudampfschifffahrt ${index + 1}`,
        })),
      },
    },
  },
}

/** No menu, no app: the categories are still there. */
export const Bare: Story = {
  parameters: { shop: { settings: { menus: [], show_download_app: false } } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
