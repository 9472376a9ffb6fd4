import { products } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { categoriesResource } from '#app/data/catalogue.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { withLongWords } from '#app/stories/long-words.tsx'
import { incomingSale, runningSale } from '#app/stories/sale-times.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { FlashSaleScreen } from './flash-sale-screen.tsx'

const reduced = products.filter(({ discount_price }) => discount_price > 0).slice(0, 10)
const answer = { total_products: 34, flash_sale: runningSale, products: reduced }

const says = (fixture: StoryAnswer, path = '/flash-sale/1') => ({
  shop: { path, api: { 'GET /flash-sale/1/details': fixture } },
})

const meta = {
  title: 'Screens/Flash sale',
  component: FlashSaleScreen,
  decorators: [withShop],
  args: { id: 1 },
  parameters: { layout: 'fullscreen', ...says(answer) },
} satisfies Meta<typeof FlashSaleScreen>
export default meta
type Story = StoryObj<typeof meta>

/** It runs: what is left, by the server's clock. */
export const Running: Story = { decorators: [inTheShop] }
/** Still to come: prices are the usual ones. */
export const Incoming: Story = { parameters: says({ ...answer, flash_sale: incomingSale }) }
export const OneCategory: Story = {
  parameters: says(
    { ...answer, total_products: 3, products: reduced.slice(0, 3) },
    '/flash-sale/1?category_id=2',
  ),
}
export const Empty: Story = {
  parameters: says({ ...answer, total_products: 0, products: [] }, '/flash-sale/1?category_id=2'),
}
/** Its products are not told before it begins. */
export const NothingYet: Story = {
  parameters: says({ ...answer, flash_sale: incomingSale, total_products: 0, products: [] }),
}
export const Loading: Story = { parameters: says(neverAnswers) }
/** Nor are the categories known yet: their row holds its room. */
export const LoadingWhole: Story = {
  name: 'Loading, categories as well',
  parameters: {
    shop: {
      path: '/flash-sale/1',
      known: known(categoriesResource, [], undefined),
      api: { 'GET /flash-sale/1/details': neverAnswers, 'GET /categories': neverAnswers },
    },
  },
}
export const Failed: Story = { parameters: says(refuse(500, 'The database is being moved.')) }
/** A server that answers it after its end: no time is left to be counted. */
export const Ended: Story = {
  parameters: says({
    ...answer,
    flash_sale: { ...runningSale, end_date: new Date(Date.now() - 60_000).toISOString() },
  }),
}
/** Over: the shop says so; another server may not know it any more. */
export const Over: Story = { parameters: says(refuse(410, 'The flash sale is over.')) }

export const Unknown: Story = {
  parameters: says(refuse(404, 'The flash sale was not found.')),
}
export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: says({
    ...answer,
    flash_sale: {
      ...runningSale,
      name: 'Sommerschlussverkaufsrabattwochenende der Haushaltswarenabteilung',
    },
  }),
}
