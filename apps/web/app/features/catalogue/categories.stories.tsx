import type { Category } from '@shop/contract'
import { categories, longNameProduct, productList } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { categoriesResource } from '#app/data/catalogue.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { CategoriesScreen } from './categories-screen.tsx'
import { CategoryScreen } from './category-screen.tsx'
import { MissingScreen } from './missing-screen.tsx'

const category = categories[3] as Category
const unknown = known(categoriesResource, [], undefined as unknown as Category[])

const meta = {
  title: 'Screens/Categories',
  component: CategoriesScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: { path: '/categories' } },
} satisfies Meta<typeof CategoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = {
  parameters: { shop: { known: unknown, api: { 'GET /categories': neverAnswers } } },
}

export const Empty: Story = {
  parameters: { shop: { known: known(categoriesResource, [], []) } },
}

export const Failed: Story = {
  parameters: {
    shop: {
      known: unknown,
      api: { 'GET /categories': refuse(500, 'The database is being moved.') },
    },
  },
}

export const LongNames: Story = {
  parameters: {
    shop: {
      known: known(
        categoriesResource,
        [],
        categories.slice(0, 3).map((one) => ({ ...one, name: longNameProduct.name })),
      ),
    },
  },
}

export const OneCategory: Story = {
  parameters: { shop: { path: '/categories/electronics', api: { 'GET /products': productList } } },
  render: () => <CategoryScreen category={category} sub={null} />,
}

export const OneSubCategory: Story = {
  parameters: { shop: { path: '/categories/electronics', api: { 'GET /products': productList } } },
  render: () => <CategoryScreen category={category} sub={category.sub_categories[1] ?? null} />,
}

export const WithoutSubCategories: Story = {
  parameters: { shop: { path: '/categories/electronics', api: { 'GET /products': productList } } },
  render: () => <CategoryScreen category={{ ...category, sub_categories: [] }} sub={null} />,
}

export const Missing: Story = {
  render: () => (
    <MissingScreen
      title="This category does not exist"
      hint="It may have been renamed or taken away."
    />
  ),
}
