import type { Category } from '@shop/contract'
import { categories, productList } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { categoriesResource } from '#app/data/catalogue.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { listingAt, listingStates } from '#app/stories/listing-states.ts'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { CategoryProductsScreen } from './category-products-screen.tsx'

const category = categories[3] as Category
const [, sub] = category.sub_categories
const slug = category.slug ?? String(category.id)
const path = `/categories/${slug}`
const states = listingStates(path)

/** This category, changed. */
const changed = (changes: Partial<Category>): ShopStory => ({
  path,
  known: known(categoriesResource, [], [{ ...category, ...changes }]),
  api: { 'GET /products': productList },
})
const unknown = known(categoriesResource, [], undefined as unknown as Category[])

const meta = {
  title: 'Screens/Category products',
  component: CategoryProductsScreen,
  decorators: [withShop],
  args: { slug },
  parameters: { layout: 'fullscreen', ...states.full },
} satisfies Meta<typeof CategoryProductsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneSubCategory: Story = {
  parameters: listingAt(`${path}?subcategory=${sub?.id}`, productList),
}
export const WithoutSubCategories: Story = {
  parameters: { shop: changed({ sub_categories: [] }) },
}
export const InTheShop: Story = { decorators: [inTheShop] }
export const Customer: Story = { decorators: [inTheShop], parameters: states.customer }
export const SingleVendor: Story = { parameters: states.singleVendor }
export const Loading: Story = { parameters: states.loading }
/** Not even the categories are there. */
export const CategoriesLoading: Story = {
  parameters: {
    shop: {
      path,
      known: unknown,
      api: { 'GET /categories': neverAnswers, 'GET /products': productList },
    },
  },
}
export const Empty: Story = { parameters: states.empty }
export const Failed: Story = { parameters: states.failed }
export const CategoriesFailed: Story = {
  parameters: {
    shop: {
      path,
      known: unknown,
      api: {
        'GET /categories': refuse(500, 'The database is being moved.'),
        'GET /products': productList,
      },
    },
  },
}
export const Missing: Story = { args: { slug: 'no-such-category' } }
export const OneProduct: Story = { parameters: states.one }
export const ThousandProducts: Story = { parameters: states.thousand }
export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: {
    shop: changed({
      name: longName,
      sub_categories: Array.from({ length: 14 }, (_, index) => ({
        ...(sub ?? category),
        id: index + 1,
        name: index % 3 ? `Sub-category ${index + 1}` : longName,
      })),
    }),
  },
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
