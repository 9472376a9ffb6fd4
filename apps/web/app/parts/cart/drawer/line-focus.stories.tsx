import type { Cart } from '@shop/contract'
import { checkout, cart as fixture, product, user } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CartProvider } from '#app/parts/cart/cart-provider.tsx'
import { useCart } from '#app/state/cart/cart-context.ts'
import { forgetProducts } from '#app/state/cart/expected-count.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'

const all = fixture.cart_items.flatMap(({ products }) => products)
const [first, second] = all
if (!first || !second) throw new Error('The fixture has too few lines')

const beginnings: (() => void)[] = []

/** A server that keeps these lines until they are deleted, and takes back what is stored. */
function server(kept: readonly number[]) {
  let held = new Set(kept)
  // Also with a story that is looked at again.
  beginnings.push(() => {
    held = new Set(kept)
  })
  const answer = (message = 'ok') => {
    const cart: Cart = {
      total: held.size,
      info: null,
      cart_items: fixture.cart_items
        .map((shop) => ({ ...shop, products: shop.products.filter(({ id }) => held.has(id)) }))
        .filter(({ products }) => products.length > 0),
    }
    return Response.json({ message, data: cart })
  }
  const named = async (request: Request): Promise<number> => (await request.json()).product_id
  return {
    'GET /carts': () => answer(),
    'POST /cart/delete': async (request: Request) => {
      const id = await named(request)
      held = new Set([...held].filter((one) => one !== id))
      return answer('product removed from cart')
    },
    'POST /cart/store': async (request: Request) => {
      held = new Set([...held, await named(request)])
      return answer()
    },
    'POST /cart/increment': () => answer(),
    'POST /cart/decrement': () => answer(),
    'POST /cart/checkout': checkout,
    'GET /favorite-products': { products: [] },
    'POST /favorite-add-or-remove': { product: { ...product, is_favorite: true } },
  }
}

function Opener() {
  return <Button onClick={useCart().openDrawer}>Open</Button>
}

const holding = (...lines: readonly { id: number }[]) => ({
  shop: { user, ownCart: true, api: server(lines.map(({ id }) => id)) } satisfies ShopStory,
})

const meta = {
  title: 'Patterns/Cart/Focus',
  decorators: [withShop],
  render: () => (
    <CartProvider>
      <Opener />
    </CartProvider>
  ),
  tags: ['!autodocs', 'no-vrt'],
  beforeEach: () => {
    sessionStorage.clear()
    forgetProducts()
    for (const begin of beginnings) begin()
  },
  parameters: {
    ...holding(...all),
    visual: { reason: 'Only the focus is looked at: Screens/Cart drawer shows the rest.' },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const opened = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await press(canvas.getByRole('button', { name: 'Open' }))
  const drawer = within(await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) }))
  await drawer.findByRole('button', { name: say('Remove {{name}}', { name: first.name }) })
  return drawer
}
const remover = ({ name }: { name: string }) =>
  screen.queryByRole('button', { name: say('Remove {{name}}', { name }) })
const savingOf = ({ name }: { name: string }) => new RegExp(`^${say('Save for later')} ?: ${name}$`)
const saver = (line: { name: string }) => screen.queryByRole('button', { name: savingOf(line) })
const hasFocus = (line: { name: string }) => waitFor(() => expect(remover(line)).toHaveFocus())
const isGone = (line: { name: string }) => waitFor(() => expect(remover(line)).toBeNull())
/** F8 leads to the message, whose first button takes it back. */
const takeBack = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await userEvent.keyboard('{F8}')
  await waitFor(() => expect(button).toHaveFocus())
  await userEvent.keyboard('{Enter}')
}

/** On to the next line; added again, the line has it. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    const drawer = await opened(canvas)
    await press(drawer.getByRole('button', { name: say('Remove {{name}}', { name: first.name }) }))
    await isGone(first)
    await hasFocus(second)
    await takeBack(say('Again Add to Cart'))
    await hasFocus(first)
  },
}

/** The same of a line that is saved for later, and of its Undo. */
export const SavedForLater: Story = {
  play: async ({ canvas }) => {
    const drawer = await opened(canvas)
    await drawer.findByRole('button', { name: savingOf(first) })
    const save = saver(first)
    if (save) await press(save)
    await isGone(first)
    await waitFor(() => expect(saver(second)).toHaveFocus())
    await takeBack(say('Undo'))
    await waitFor(() => expect(saver(first)).toHaveFocus())
  },
}

/** The last of several: back to the one before. */
export const LastRemoved: Story = {
  parameters: holding(first, second),
  play: async ({ canvas }) => {
    const drawer = await opened(canvas)
    await press(drawer.getByRole('button', { name: say('Remove {{name}}', { name: second.name }) }))
    await isGone(second)
    await hasFocus(first)
  },
}

/** The only one: to the way on, and back when it comes back. */
export const OnlyOneRemoved: Story = {
  parameters: holding(first),
  play: async ({ canvas }) => {
    const drawer = await opened(canvas)
    await press(drawer.getByRole('button', { name: say('Remove {{name}}', { name: first.name }) }))
    await waitFor(() =>
      expect(drawer.getByRole('link', { name: say('Discover products') })).toHaveFocus(),
    )
    await takeBack(say('Again Add to Cart'))
    await hasFocus(first)
  },
}

/** Who has gone elsewhere since stays there. */
export const GoneElsewhere: Story = {
  play: async ({ canvas }) => {
    const drawer = await opened(canvas)
    await press(drawer.getByRole('button', { name: say('Remove {{name}}', { name: first.name }) }))
    await hasFocus(second)
    const close = drawer.getByRole('button', { name: say('Close') })
    close.focus()
    // As a mouse does: the focus is not led to the message.
    const again = await screen.findByRole('button', { name: say('Again Add to Cart') })
    again.click()
    await waitFor(() => expect(remover(first)).not.toBeNull())
    await expect(close).toHaveFocus()
  },
}

/** A cart that was emptied holds no mistake: its circles are as they were when it is filled again. */
export const MistakeForgotten: Story = {
  parameters: holding(first),
  play: async ({ canvas }) => {
    const drawer = await opened(canvas)
    await press(drawer.getByRole('button', { name: say('Proceed to Checkout') }))
    await screen.findByText(say('Please select at least one shop'))
    for (const circle of drawer.getAllByRole('checkbox')) await expect(circle).toBeInvalid()
    await press(drawer.getByRole('button', { name: say('Remove {{name}}', { name: first.name }) }))
    await isGone(first)
    await waitFor(() =>
      expect(screen.queryByText(say('Please select at least one shop'))).toBeNull(),
    )
    await takeBack(say('Again Add to Cart'))
    await waitFor(() => expect(remover(first)).not.toBeNull())
    for (const circle of drawer.getAllByRole('checkbox')) await expect(circle).toBeValid()
  },
}
