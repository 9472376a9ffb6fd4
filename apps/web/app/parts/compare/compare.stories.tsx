import { plainProduct, products } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { compareList } from '#app/state/compare/compare-list.ts'
import { press } from '#app/stories/press.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { CompareBar } from './compare-bar.tsx'
import { CompareButton } from './compare-button.tsx'

const about = `
Puts up to four products beside each other. The list stays in this browser.

**Button**: on tiles and over a product's pictures; both parts come once the page is used (lazy-when-used.tsx).
**Bar**: floats at the lower edge of shopping screens while there is something to compare.
`

const meta = {
  title: 'Patterns/Catalogue/Compare',
  component: CompareButton,
  decorators: [
    (Story) => (
      <div className="min-h-40">
        <Story />
      </div>
    ),
    withShop,
  ],
  parameters: { docs: { description: { component: about } } },
  args: { product: plainProduct },
  beforeEach: () => () => compareList.replace([]),
} satisfies Meta<typeof CompareButton>
export default meta
type Story = StoryObj<typeof meta>

const others = products.filter(({ id }) => id !== plainProduct.id)

export const Chosen: Story = { beforeEach: () => compareList.replace([plainProduct]) }

/** A fifth one is refused, and why. */
export const Full: Story = {
  beforeEach: () => compareList.replace(others.slice(0, 4)),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'))
    await expect(
      await screen.findByText('4 products can be compared at once', {}, { timeout: 5000 }),
    ).toBeInTheDocument()
    await expect(compareList.read()).toHaveLength(4)
  },
}

export const Bar: Story = {
  beforeEach: () => compareList.replace(others.slice(0, 4)),
  render: () => <CompareBar />,
}

/** In, and out again: it leaves nothing for the stories of other files. */
export const Button: Story = {
  beforeEach: () => compareList.replace([]),
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole('button')
    await userEvent.click(button())
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(button())
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'))
    await expect(compareList.read()).toEqual([])
  },
}
