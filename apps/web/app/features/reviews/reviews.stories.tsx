import { noReviews, reviewList, reviews } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { Reviews } from './reviews.tsx'

const shop = (answer: object) => ({ shop: { api: { 'GET /reviews': answer } } })

const meta = {
  title: 'Patterns/Product/Reviews',
  component: Reviews,
  decorators: [withShop],
  args: { product: 1 },
  parameters: shop(reviewList),
} satisfies Meta<typeof Reviews>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { parameters: shop(neverAnswers) }
export const Empty: Story = { parameters: shop(noReviews) }
export const Failed: Story = { parameters: shop(refuse(500, 'The database is being moved.')) }
export const WithoutSummary: Story = {
  parameters: shop({ ...reviewList, average_rating_percentage: null }),
}

/** Foreign words are text, in their own direction, however long or odd. */
export const HostileWords: Story = {
  parameters: shop({
    ...reviewList,
    total: 2,
    reviews: [
      {
        ...reviews[0],
        customer_name: '<b>مريم</b> \u202Eolleh',
        description: '<script>alert(1)</script> <img src=x onerror=alert(1)>',
      },
      { ...reviews[1], description: 'Donaudampfschifffahrtsgesellschaft'.repeat(12) },
    ],
  }),
}

export const NextPage: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Older' }))
    await expect(await canvas.findByText('Page 2 of 36')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Reviews' })).toHaveFocus()
  },
}
