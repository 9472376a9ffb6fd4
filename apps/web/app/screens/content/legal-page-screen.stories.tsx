import { legalPage, noLegalPage } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { legalPageResource } from '#app/data/content.ts'
import { serverCleaned } from '#app/stories/cleaned.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { LegalPageScreen } from './legal-page-screen.tsx'

const slug = 'terms-and-conditions'
const call = `GET /legal-pages/${slug}`

const rendered = (page: typeof legalPage): ShopStory => ({
  path: `/${slug}`,
  known: known(legalPageResource, [slug], { ...page, clean: serverCleaned }),
})

const meta = {
  title: 'Screens/Written page',
  component: LegalPageScreen,
  decorators: [withShop],
  args: { slug },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalPageScreen>
export default meta
type Story = StoryObj<typeof meta>

export const InTheShop: Story = {
  decorators: [inTheShop],
  parameters: { shop: rendered(legalPage) },
}

/** What the browser fetched itself is cleaned before it is shown. */
export const ForeignHtml: Story = {
  parameters: {
    shop: {
      path: `/${slug}`,
      api: {
        [call]: {
          content: {
            title: 'Terms',
            description:
              '<h2 onclick="x()">Plain</h2><p>Before<script>document.title = "stolen"</script> after</p><img src="x" onerror="x()" alt="">',
          },
        },
      },
    } satisfies ShopStory,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Before after')).toBeVisible()
    await expect(canvasElement.querySelector('script, [onclick], [onerror]')).toBeNull()
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: {
    shop: rendered({
      title: longName,
      description: `<p>${longName.replaceAll(' ', '')}</p>${legalPage.description?.repeat(3)}`,
    }),
  },
}

/** A server that does not say what it is called. */
export const WithoutTitle: Story = {
  parameters: {
    shop: {
      path: '/privacy-policy',
      known: known(legalPageResource, ['privacy-policy'], {
        title: null,
        description: legalPage.description,
        clean: serverCleaned,
      }),
    } satisfies ShopStory,
  },
  args: { slug: 'privacy-policy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/./)
  },
}

/** Unknown slugs are answered with nulls. */
export const Missing: Story = {
  parameters: {
    shop: {
      path: '/page/nobody',
      api: { 'GET /legal-pages/nobody': { content: noLegalPage } },
    } satisfies ShopStory,
  },
  args: { slug: 'nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { shop: { path: `/${slug}`, api: { [call]: neverAnswers } } satisfies ShopStory },
}

export const Failed: Story = {
  parameters: {
    shop: {
      path: `/${slug}`,
      api: { [call]: refuse(500, 'The server has a headache.') },
    } satisfies ShopStory,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server has a headache.')).toBeVisible()
  },
}
