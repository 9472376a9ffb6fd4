import { blogList, blogs, emptyBlogList } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PublicFrame } from '#app/parts/frame/public-frame.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { BlogsScreen } from './blogs-screen.tsx'

const at = (path: string, answer: StoryAnswer) => ({
  shop: { path, api: { 'GET /blogs': answer } } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Blogs',
  component: BlogsScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', ...at('/blogs', blogList) },
} satisfies Meta<typeof BlogsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A header only, and no side tab (specification.md section 2). */
export const InTheShop: Story = {
  decorators: [
    (Story) => (
      <PublicFrame footer={false}>
        <Story />
      </PublicFrame>
    ),
  ],
}

/** A category’s second page: no post leads. */
export const Category: Story = {
  parameters: at('/blogs?category=2&page=2', blogList),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'At home' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: say('Page {{page}}', { page: 3 }) }),
    ).toHaveAttribute('href', '/blogs?category=2&page=3')
  },
}

/** The middle of a thousand. */
export const Thousand: Story = { parameters: at('/blogs?page=50', { ...blogList, total: 1000 }) }

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: at('/blogs', {
    ...blogList,
    blogs: blogs.map((blog) => ({
      ...blog,
      title: `${longName} ${longName}`,
      category: { id: 1, name: longName },
      post_by: { name: longName, profile_photo: '' },
      thumbnail: '',
      created_at: 'a day that nobody can read',
    })),
  }),
}

export const Empty: Story = {
  parameters: at('/blogs', { ...emptyBlogList, categories: [] }),
}
export const EmptyCategory: Story = { parameters: at('/blogs?category=3', emptyBlogList) }
export const Loading: Story = { parameters: at('/blogs', neverAnswers) }

export const Failed: Story = {
  parameters: at('/blogs', refuse(500, 'The server has a headache.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server has a headache.')).toBeVisible()
  },
}
