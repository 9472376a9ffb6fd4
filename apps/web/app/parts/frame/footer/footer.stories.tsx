import { picture, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { Footer } from './footer.tsx'

const item = (
  id: number,
  type: (typeof settings.footers)[0]['items'][0]['type'],
  title: string,
) => ({
  id,
  type,
  title,
  url: type === 'link' ? '/about-us' : null,
  target: '_self' as const,
})

const meta = {
  title: 'Patterns/Layout/Footer',
  component: Footer,
  decorators: [withShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

/** Every item type: logo, text, phone, e-mail, social links, links, app stores. */
export const EveryItemType: Story = {
  parameters: { shop: { settings: { web_footer_logo: picture('Marketly', 180) } } },
}

/** Below 640 px the links are folded away; pressing a title unfolds them. */
export const Collapsed: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    // Viewports are the toolbar's and the test runner's; elsewhere the page may be wide.
    if (innerWidth >= 640) return
    await expect(canvas.getByText('Careers')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { name: say('Company') }))
    await expect(canvas.getByText('Careers')).toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { name: say('Company') }))
  },
}

export const DefaultText: Story = {
  parameters: { shop: { settings: { web_footer_text: null } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('All right reserved by company'), { exact: false }),
    ).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: {
    shop: {
      settings: {
        web_footer_text: 'Alle Rechte vorbehalten '.repeat(12),
        footers: [
          {
            id: 99,
            position: 1,
            title: 'Rechtsschutzversicherungsgesellschaften',
            items: [
              item(1, 'link', 'Allgemeine Geschäftsbedingungen und Kundeninformationen'),
              item(2, 'email', 'kundenbetreuung.und.reklamationen@donaudampfschifffahrt.example'),
              item(
                3,
                'text',
                'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
              ),
            ],
          },
          ...settings.footers,
        ],
      },
    },
  },
}

/** No columns: the bottom line stands alone. */
export const NoColumns: Story = { parameters: { shop: { settings: { footers: [] } } } }

/** Stores and scan code are only shown where settings know them. */
export const NoStores: Story = {
  parameters: {
    shop: {
      settings: {
        footer_qr: null,
        app_store_link: null,
        social_links: settings.social_links.map((link) => ({ ...link, logo: '' })),
      },
    },
  },
}

/** web_show_footer is off. */
export const Hidden: Story = {
  tags: ['no-vrt'],
  parameters: {
    shop: { settings: { web_show_footer: false } },
    visual: { reason: 'Nothing is drawn.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument()
  },
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
