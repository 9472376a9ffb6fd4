import { legalPage, noLegalPage } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { legalPageResource } from '#app/data/content.ts'
import { SizeGuideDialog } from '#app/parts/size-guide/size-guide-dialog.tsx'
import { serverCleaned } from '#app/stories/cleaned.ts'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { SizeGuide } from './size-guide.tsx'

const page = 'size-guide'
const call = `GET /legal-pages/${page}`

const rows = [
  ['S', '86–90', '70–74', '94–98'],
  ['M', '90–96', '74–80', '98–104'],
  ['L', '96–102', '80–86', '104–110'],
  ['XL', '102–110', '86–94', '110–116'],
]
const told = ([size = '', ...measures]: readonly string[]) =>
  `<tr><th>${size}</th>${measures.map((measure) => `<td>${measure}</td>`).join('')}</tr>`
const guide = {
  ...legalPage,
  title: 'Size Guide',
  description: `<p>Take a tape that does not stretch, and somebody who reads it.</p><h2>Clothes</h2><ul><li>Chest: around the widest part, under the arms.</li><li>Waist: where it is narrowest.</li></ul><table><thead><tr><th>Size</th><th>Chest, cm</th><th>Waist, cm</th><th>Hips, cm</th></tr></thead><tbody>${rows.map(told).join('')}</tbody></table>`,
}

const rendered = (content: typeof guide) => ({
  shop: {
    known: known(legalPageResource, [page], { ...content, clean: serverCleaned }),
  } satisfies ShopStory,
})

const meta = {
  title: 'Patterns/Product/Size guide',
  tags: ['dialog'],
  component: SizeGuideDialog,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn(), page },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof SizeGuideDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: rendered(guide) }

/** By keyboard from the product: the focus goes back to the link that opened it. */
export const FromTheProduct: Story = {
  render: () => <SizeGuide page={page} />,
  parameters: rendered(guide),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: say('Size guide') })
    await expect(link).toHaveAttribute('href', '/page/size-guide')
    link.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Size Guide' })
    const chest = within(dialog).getByRole('cell', { name: '96–102' })
    await waitFor(() => expect(chest).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(link).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Size Guide' })
  },
}

export const LongTexts: Story = {
  tags: ['vrt-ends'],
  decorators: [withLongWords],
  parameters: rendered({
    ...guide,
    title: longName,
    description: `<p>${longName.replaceAll(' ', '')}</p>${guide.description}`,
  }),
}

export const Loading: Story = {
  parameters: { shop: { api: { [call]: neverAnswers } } satisfies ShopStory },
}

let arrival = Promise.withResolvers<Response>()

/** The window stands still when its text arrives. */
export const Arrives: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    shop: {
      api: {
        [call]: () => arrival.promise,
      },
    } satisfies ShopStory,
    visual: { reason: 'Looks like Default.' },
  },
  beforeEach: () => {
    arrival = Promise.withResolvers()
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: say('Size guide') })
    const { offsetTop, offsetHeight } = dialog
    arrival.resolve(Response.json({ data: { content: guide } }))
    await within(dialog).findByRole('cell', { name: '96–102' })
    await expect([dialog.offsetTop, dialog.offsetHeight]).toEqual([offsetTop, offsetHeight])
  },
}

/** The page was taken away meanwhile. */
export const Empty: Story = {
  parameters: { shop: { api: { [call]: { content: noLegalPage } } } satisfies ShopStory },
  play: async () => {
    const said = await screen.findByText(say('This page does not exist'))
    await waitFor(() => expect(said).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: {
    shop: { api: { [call]: refuse(500, 'The server has a headache.') } } satisfies ShopStory,
  },
  play: async () => {
    const said = await screen.findByText('The server has a headache.')
    await waitFor(() => expect(said).toBeVisible())
  },
}
