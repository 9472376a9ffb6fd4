import { blogAnswer, blogDetails } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type BlogAnswer, blogResource } from '#app/data/blogs.ts'
import { PublicFrame } from '#app/parts/frame/public-frame.tsx'
import { serverCleaned } from '#app/stories/cleaned.ts'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { BlogDetailsScreen } from './blog-details-screen.tsx'

const { slug } = blogDetails
const path = `/blog/${slug}`
const call = `GET /blog/${slug}/details`

const rendered = (answer: Omit<BlogAnswer, 'clean'>): ShopStory => ({
  path,
  known: known(blogResource, [slug], { ...answer, clean: serverCleaned }),
  // The view is counted by a call of the browser's own.
  api: { [call]: answer },
})

const withAnswer = (answer: StoryAnswer) => ({
  shop: { path, api: { [call]: answer } } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Blog details',
  component: BlogDetailsScreen,
  decorators: [withShop],
  args: { slug },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BlogDetailsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A header only, and no side tab (specification.md section 2). */
export const InTheShop: Story = {
  parameters: { shop: rendered(blogAnswer) },
  decorators: [
    (Story) => (
      <PublicFrame footer={false}>
        <Story />
      </PublicFrame>
    ),
  ],
}

/** Found by going there: cleaned in the browser. */
export const Fetched: Story = {
  parameters: withAnswer(blogAnswer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Before the water' })).toBeVisible()
    await expect(canvas.getByRole('complementary', { name: say('Popular posts') })).toBeVisible()
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: {
    shop: rendered({
      ...blogAnswer,
      blog: {
        ...blogDetails,
        title: `${longName} ${longName}`,
        post_by: { name: longName, profile_photo: '' },
        thumbnail: '',
        tags: Array.from({ length: 12 }, (_, id) => ({ id: id + 1, name: longName, slug: 'x' })),
      },
    }),
  },
}

/** A post of a young journal: nothing goes with it yet. */
export const Alone: Story = {
  parameters: {
    shop: rendered({
      blog: { ...blogDetails, tags: [], total_views: 0, category: { id: null, name: null } },
      related_blogs: [],
      popular_blogs: [],
      related_products: [],
    }),
  },
}

/** Stock servers say 400. */
export const Missing: Story = { parameters: withAnswer(refuse(400, 'Blog not found')) }
export const Loading: Story = { parameters: withAnswer(neverAnswers) }

export const Failed: Story = {
  parameters: withAnswer(refuse(500, 'The server has a headache.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server has a headache.')).toBeVisible()
  },
}
