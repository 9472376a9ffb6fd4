import type { Category } from '@shop/contract'
import { categories, longNameProduct, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { categoriesResource } from '#app/data/catalogue.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { CategoriesScreen } from './categories-screen.tsx'

const unknown = known(categoriesResource, [], undefined as unknown as Category[])
const of = (list: readonly Category[]) => ({
  shop: { path: '/categories', known: known(categoriesResource, [], [...list]) },
})

const meta = {
  title: 'Screens/Categories',
  component: CategoriesScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: { path: '/categories' } },
} satisfies Meta<typeof CategoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InTheShop: Story = { decorators: [inTheShop] }
export const Customer: Story = {
  decorators: [inTheShop],
  parameters: { shop: { path: '/categories', user, cart: { count: 3 } } },
}
export const SingleVendor: Story = {
  decorators: [inTheShop],
  parameters: { shop: { path: '/categories', settings: { multi_vendor: false } } },
}

export const Loading: Story = {
  parameters: {
    shop: { path: '/categories', known: unknown, api: { 'GET /categories': neverAnswers } },
  },
}
export const Empty: Story = { parameters: of([]) }
export const Failed: Story = {
  parameters: {
    shop: {
      path: '/categories',
      known: unknown,
      api: { 'GET /categories': refuse(500, 'The database is being moved.') },
    },
  },
}

/** A hundred categories with ten sub-categories each. */
export const ThousandEntries: Story = {
  tags: ['no-vrt'],
  parameters: {
    visual: { reason: 'Higher than the highest picture.' },
    ...of(
      Array.from({ length: 100 }, (_, index) => {
        const one = categories[index % categories.length] as Category
        return {
          ...one,
          id: index + 1,
          slug: null,
          sub_categories: Array.from({ length: 10 }, (_, sub) => ({
            id: index * 10 + sub,
            slug: null,
            name: `${one.name} ${sub + 1}`,
            thumbnail: one.thumbnail,
          })),
        }
      }),
    ),
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: of(
    categories.slice(0, 3).map((one, index) => ({
      ...one,
      name: index ? longNameProduct.name : longName,
      sub_categories: one.sub_categories.map((sub) => ({ ...sub, name: longName })),
    })),
  ),
}
export const Arabic: Story = {
  decorators: [inTheShop],
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
export const Phone: Story = {
  decorators: [inTheShop],
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
