import { plainProduct, products } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { compareList } from '#app/state/compare/compare-list.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { CompareBar } from './compare-bar.tsx'
import { CompareButton } from './compare-button.tsx'

const about = `
Puts up to four products beside each other. The list stays in this browser.

**Button**: on tiles and over a product's pictures; both parts come once the page is used (lazy-when-used.tsx).
**Bar**: while there is something to compare, on screens where products are chosen. It covers nothing: a bar at
the lower edge of small screens, on which the product's own bar stands, a tab in the gutter of wide ones.
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
  beforeEach: () => {
    compareList.replace([])
    return () => compareList.replace([])
  },
} satisfies Meta<typeof CompareButton>
export default meta
type Story = StoryObj<typeof meta>

const others = products.filter(({ id }) => id !== plainProduct.id)

export const Chosen: Story = { beforeEach: () => compareList.replace([plainProduct]) }

/** A fifth one is refused, and why. */
export const Full: Story = {
  beforeEach: () => compareList.replace(others.slice(0, 4)),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'))
    await expect(
      await screen.findByText(
        say('{{number}} products can be compared at once', { number: 4 }),
        {},
        { timeout: 5000 },
      ),
    ).toBeInTheDocument()
    await expect(compareList.read()).toHaveLength(4)
  },
}

const bar = {
  beforeEach: () => compareList.replace(others.slice(0, 4)),
  parameters: { layout: 'fullscreen' },
  render: () => <CompareBar />,
} satisfies Story

/** Its code comes with the first product. */
const theBar = () =>
  waitFor(
    () => {
      const bar = document.querySelector('[data-slot="compare-dock"]')
      if (!bar) throw new Error('No bar')
      return bar
    },
    { timeout: 5000 },
  )

/** On wide screens it is as narrow as the gutter. */
export const Bar: Story = {
  ...bar,
  tags: ['vrt-widths', 'vrt-forced-colors'],
  play: async () => {
    await expect((await theBar()).getBoundingClientRect().width).toBe(
      innerWidth < 1024 ? document.body.clientWidth : 36,
    )
  },
}

/** The focus stays where it was pressed; the next Tab is the way to the comparison, Shift+Tab the way back. */
export const NextTab: Story = {
  tags: ['no-vrt', '!autodocs'],
  parameters: { visual: { reason: 'Looks like Bar.' } },
  render: (args) => (
    <>
      <CompareButton {...args} />
      <button type="button">After it</button>
      <CompareBar />
    </>
  ),
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button')
    button?.focus()
    await userEvent.keyboard('{Enter}')
    const way = (await theBar()).querySelector('a')
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await expect(way).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await expect(way).toHaveFocus()
    // Taken out again it is a button like all others.
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus()
  },
}

/** What sticks to the lower edge of the screen stands on it: both can be pressed. */
export const BelowABar: Story = {
  ...bar,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  render: () => (
    <>
      <main className="min-h-dvh">
        <div className="h-150" />
        <p data-bottom-bar="" className="sticky bottom-0 border-hairline border-t bg-ground p-3">
          $53.90
        </p>
      </main>
      <CompareBar />
    </>
  ),
  play: async ({ canvas }) => {
    const { top } = (await theBar()).getBoundingClientRect()
    const own = canvas.getByText('$53.90').getBoundingClientRect()
    await expect(own.bottom).toBeLessThanOrEqual(top)
  },
}

/** Where nothing is chosen, such as an order's page, there is something else to be done. */
export const OnAnOrder: Story = {
  ...bar,
  parameters: { shop: { path: '/order-history/12' }, visual: { reason: 'Nothing is drawn.' } },
  tags: ['no-vrt', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** In, and out again: it leaves nothing for the stories of other files. */
export const Button: Story = {
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole('button')
    await userEvent.click(button())
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(button())
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'))
    await expect(compareList.read()).toEqual([])
  },
}
