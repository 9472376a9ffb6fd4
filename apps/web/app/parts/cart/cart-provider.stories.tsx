import type { Cart } from '@shop/contract'
import { cartWithInfo, checkout, cart as fixture, product, user } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { SaveForLater } from '#app/parts/cart-lines/save-for-later.tsx'
import { useCart } from '#app/state/cart/cart-context.ts'
import { lineOf } from '#app/state/cart/cart-line.ts'
import { forgetProducts, rememberProducts } from '#app/state/cart/expected-count.ts'
import { useFavorites } from '#app/state/favourites/use-favorites.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { authSpies, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { CartProvider } from './cart-provider.tsx'

const [shop] = fixture.cart_items
const [line] = shop?.products ?? []
if (!shop || !line) throw new Error('The fixture has no line')

const cartOf = (quantity: number): Cart => ({
  total: quantity > 0 ? 1 : 0,
  info: null,
  cart_items: quantity > 0 ? [{ ...shop, products: [{ ...line, quantity }] }] : [],
})

/** A server that keeps one line and takes its time. */
function oneLineServer({ quantity = 2, stock = 99, delay = 60 } = {}) {
  let now = quantity
  const answer = async (change: number, message = 'ok') => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (now + change > stock) return refuse(422, 'Only 4 pieces are left.')()
    now = Math.max(0, now + change)
    return Response.json({ message, data: cartOf(now) })
  }
  return {
    'GET /carts': () => answer(0),
    'POST /cart/increment': () => answer(1),
    'POST /cart/decrement': () => answer(-1, now === 1 ? 'product removed from cart' : 'ok'),
    'POST /cart/delete': () => answer(-now, 'product removed from cart'),
    'POST /cart/store': () => answer(1),
    'POST /cart/checkout': checkout,
  }
}

function Counter() {
  const { cart, count, isUpdating, add, increment, decrement, remove, chosenShops, toggleShop } =
    useCart()
  const now = lineOf(cart, line?.id ?? 0)
  return (
    <div className="grid max-w-sm justify-items-start gap-4">
      <p>
        In the cart: <output data-testid="count">{count ?? 'unknown'}</output>
        {isUpdating ? ' (updating)' : null}
      </p>
      {now ? (
        <QuantityStepper
          label={now.name}
          value={now.quantity}
          onValueChange={(next) => (next > now.quantity ? increment : decrement)(now.id)}
        />
      ) : null}
      <div className="flex gap-3">
        <Button
          onClick={() => void add({ product_id: line?.id ?? 0, quantity: 1, size: 2, color: 1 })}
        >
          Add
        </Button>
        <Button variant="outline" onClick={() => remove(line?.id ?? 0)}>
          Take out
        </Button>
        <Button
          variant="outline"
          aria-pressed={chosenShops.length > 0}
          onClick={() => toggleShop(shop?.shop_id ?? 0)}
        >
          Its shop
        </Button>
      </div>
    </div>
  )
}

const beginnings: (() => void)[] = []
/** A server that begins anew with every story, also with one that is looked at again. */
const anew = (begin: () => StoryApi): StoryApi => {
  let server = begin()
  beginnings.push(() => {
    server = begin()
  })
  const answer = (call: string) => (request: Request) => {
    const now = server[call]
    return typeof now === 'function' ? now(request) : Response.json({ message: 'ok', data: now })
  }
  return Object.fromEntries(Object.keys(server).map((call) => [call, answer(call)]))
}

const real = ({
  api = {},
  ...shopStory
}: Omit<Partial<ShopStory>, 'api'> & { api?: StoryApi | (() => StoryApi) }) => ({
  shop: {
    user,
    ownCart: true,
    ...shopStory,
    api: typeof api === 'function' ? anew(api) : api,
  } satisfies ShopStory,
})

const now = (line: RegExp) =>
  new RegExp(`^${say('Your cart has {{now}} now', { now: line.source })}$`)

const meta = {
  title: 'Patterns/Cart/Queue',
  decorators: [withShop],
  render: () => (
    <CartProvider>
      <Counter />
    </CartProvider>
  ),
  beforeEach: () => {
    sessionStorage.clear()
    forgetProducts()
    for (const begin of beginnings) begin()
  },
  parameters: real({ api: () => oneLineServer() }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Toasts and drawers come in: they are there a moment before they are seen. */
const visible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** Five quick taps show at once and end at five more. */
export const Taps: Story = {
  parameters: real({ api: () => oneLineServer() }),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: say('One more') })
    more.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    const stepper = canvas.getByRole('group')
    await expect(within(stepper).getByText('7')).toBeVisible()
    await expect(canvas.getByText(/updating/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/updating/)).toBeNull(), { timeout: 4000 })
    await expect(within(stepper).getByText('7')).toBeVisible()
  },
}

/** The server has only four: the line goes back to them, with its message. */
export const Refused: Story = {
  parameters: real({ api: () => oneLineServer({ quantity: 3, stock: 4 }) }),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: say('One more') })
    more.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(canvas.getByText('6')).toBeVisible()
    await visible(await screen.findByText('Only 4 pieces are left.'))
    await waitFor(() => expect(canvas.getByText('4')).toBeVisible())
  },
}

/** A cart that is empty by now, since another device took out what it held. */
const emptiedElsewhere = () => {
  let reads = 0
  const gone = refuse(422, 'This product is not in your cart.')
  return {
    ...oneLineServer(),
    'GET /carts': () => {
      reads += 1
      return Response.json({ message: 'ok', data: cartOf(reads === 1 ? 2 : 0) })
    },
    'POST /cart/increment': gone,
    'POST /cart/delete': gone,
  }
}

/** What is asked of a line that is gone is refused, and the line goes. */
export const GoneElsewhere: Story = {
  tags: ['no-vrt'],
  parameters: {
    ...real({ api: emptiedElsewhere }),
    visual: { reason: 'Looks like Refused, without the line.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('One more') }))
    await visible(await screen.findByText(say('This product is not in your cart.')))
    await waitFor(() => expect(canvas.getByTestId('count')).toHaveTextContent('0'))
    await expect(canvas.queryByRole('button', { name: say('One more') })).toBeNull()
  },
}

/** To take out what is gone already is no failure. */
export const TakenOutElsewhere: Story = {
  tags: ['no-vrt'],
  parameters: {
    ...real({ api: emptiedElsewhere }),
    visual: { reason: 'Looks like Removed, without its message.' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('count')).toHaveTextContent('1'))
    await userEvent.click(canvas.getByRole('button', { name: 'Take out' }))
    await waitFor(() => expect(canvas.getByTestId('count')).toHaveTextContent('0'))
    await expect(screen.queryByText(say('This product is not in your cart.'))).toBeNull()
  },
}

/** A lost answer: who put in what the cart holds by now nobody can say, so that is said; nothing invites to do it twice. */
export const AnswerLost: Story = {
  parameters: real({
    api: () => {
      let now = 0
      return {
        ...oneLineServer({ quantity: 0 }),
        'GET /carts': () => Response.json({ message: 'ok', data: cartOf(now) }),
        'POST /cart/store': () => {
          now += 1
          return Promise.reject(new TypeError('Failed to fetch'))
        },
      }
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('count')).toHaveTextContent('0'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await visible(await screen.findByText(now(/.*1 ×.*/)))
    await expect(canvas.getByTestId('count')).toHaveTextContent('1')
    await expect(
      screen.queryByText(say('The shop cannot be reached. Check your connection and try again.')),
    ).not.toBeInTheDocument()
  },
}

/** Its look is lost, too: nobody knows, and that is what is said. */
export const AnswerAndLookLost: Story = {
  tags: ['no-vrt'],
  parameters: {
    ...real({
      api: () => {
        let isWell = true
        return {
          'GET /carts': () =>
            isWell
              ? Response.json({ message: 'ok', data: cartOf(0) })
              : refuse(500, 'The server has a headache.')(),
          'POST /cart/store': () => {
            isWell = false
            return Promise.reject(new TypeError('Failed to fetch'))
          },
        }
      },
    }),
    visual: { reason: 'Looks like Refused, with other words.' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('count')).toHaveTextContent('0'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await visible(
      await screen.findByText(
        say('It is not known whether your cart was changed. Look at it before you try again.'),
      ),
    )
  },
}

/** Some of what was wanted was done: the cart says how much. */
export const DoneInPart: Story = {
  parameters: real({
    api: () => {
      const server = oneLineServer({ quantity: 1 })
      let presses = 0
      return {
        ...server,
        'POST /cart/increment': () => {
          presses += 1
          return presses === 2
            ? refuse(500, 'The server has a headache.')()
            : server['POST /cart/increment']()
        },
      }
    },
  }),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: say('One more') })
    more.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await visible(await screen.findByText('The server has a headache.'))
    await visible(await screen.findByText(now(/\u20682 × .*/)))
    await waitFor(() => expect(canvas.getByText('2')).toBeVisible())
  },
}

/** 'has been added to cart', with the way to the basket; who presses twice out of habit wants one. */
export const Added: Story = {
  parameters: real({ api: () => oneLineServer({ quantity: 0 }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('count')).toHaveTextContent('0'))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByTestId('count')).toHaveTextContent('1')
    await visible(await screen.findByText(say('has been added to cart')))
    await expect(canvas.getByTestId('count')).toHaveTextContent('1')
    await userEvent.click(screen.getByRole('button', { name: say('View In Cart') }))
    await visible(await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) }))
  },
}

const sizes = { small: { id: 1, name: 'S', price: 0 }, medium: { id: 2, name: 'M', price: 0 } }
let inCart = { ...line, quantity: 1, size: sizes.small }
const oneOf = () =>
  Response.json({
    message: 'ok',
    data: { total: 1, info: null, cart_items: [{ ...shop, products: [inCart] }] },
  })

/** Another size takes the line's place: that is said, and can be undone. */
export const AnotherSize: Story = {
  parameters: real({
    api: {
      'GET /carts': oneOf,
      'POST /cart/checkout': checkout,
      'POST /cart/store': async (request) => {
        const { size } = (await request.json()) as { size: number }
        const chosen = size === sizes.medium.id ? sizes.medium : sizes.small
        inCart = { ...inCart, quantity: inCart.quantity + 1, size: chosen }
        return oneOf()
      },
      'POST /cart/decrement': () => {
        inCart = { ...inCart, quantity: inCart.quantity - 1 }
        return oneOf()
      },
    },
  }),
  beforeEach: () => {
    inCart = { ...line, quantity: 1, size: sizes.small }
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('count')).toHaveTextContent('1'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const message = say('Your cart has {{now}} now, instead of {{before}}', {
      now: isolate('1 × Ink, M'),
      before: isolate('1 × Ink, S'),
    })
    // The server's answer may draw the toast anew.
    await waitFor(() => expect(screen.getByText(message)).toBeVisible(), { timeout: 5000 })
    await expect(screen.getByText(say('has been added to cart'))).toBeVisible()
    await expect(screen.getByRole('button', { name: say('View In Cart') })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('Undo') }))
    await visible(await screen.findByText(say('is in your cart as it was')))
    await expect([inCart.quantity, inCart.size.name]).toEqual([1, 'S'])
  },
}

const silent = real({ api: { 'GET /carts': neverAnswers, 'POST /cart/store': neverAnswers } })

/** Nothing has been heard of the cart yet: what is put in counts all the same, at once. */
export const AddedBeforeTheCartIsRead: Story = {
  parameters: silent,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('count')).toHaveTextContent('unknown')
    canvas.getByRole('button', { name: 'Add' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('count')).toHaveTextContent('1')
  },
}

/** Lines of the last visit are expected to be there still; what is put in comes on top. */
export const AddedToTheLastVisitsCart: Story = {
  parameters: silent,
  beforeEach: () => rememberProducts(user.id, [51, 52, 53]),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('count')).toHaveTextContent('3')
    canvas.getByRole('button', { name: 'Add' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('count')).toHaveTextContent('4')
  },
}

/** The toast has no progress bar and goes after 3 seconds. */
export const ToastGoes: Story = {
  parameters: {
    ...real({ api: () => oneLineServer({ quantity: 0 }), toastsGo: true }),
    visual: { reason: 'It ends as it began: the toast has gone.' },
  },
  tags: ['!autodocs', 'no-vrt'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('count')).toHaveTextContent('0'))
    canvas.getByRole('button', { name: 'Add' }).focus()
    await userEvent.keyboard('{Enter}')
    const toast = await screen.findByText(say('has been added to cart'))
    const since = performance.now()
    await expect(toast.closest('li')?.querySelector('img')).toBeInTheDocument()
    await expect(toast.closest('li')?.querySelector('[style*=animation]')).toBeNull()
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 4900 })
    await expect(performance.now() - since).toBeGreaterThan(2500)
  },
}

/** 'has been remove to cart', and one unit comes back, which is said. */
export const Removed: Story = {
  parameters: real({ api: () => oneLineServer({ quantity: 3 }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: say('One more') })
    await userEvent.click(canvas.getByRole('button', { name: 'Take out' }))
    await expect(canvas.getByTestId('count')).toHaveTextContent('0')
    await visible(await screen.findByText(say('has been remove to cart')))
    await userEvent.click(screen.getByRole('button', { name: say('Again Add to Cart') }))
    await waitFor(() => expect(canvas.getByRole('group')).toHaveTextContent('1'))
    await visible(await screen.findByText(say('has been added to cart')))
  },
}

/** A server that keeps a wishlist beside one line. */
const savingServer = () => {
  let isWished = false
  const wished = { ...product, id: line.id, name: line.name }
  return {
    ...oneLineServer({ quantity: 3 }),
    'GET /favorite-products': () =>
      Response.json({ message: 'ok', data: { products: isWished ? [wished] : [] } }),
    'POST /favorite-add-or-remove': () => {
      isWished = !isWished
      const answer = { product: { ...wished, is_favorite: isWished } }
      return Response.json({ message: 'ok', data: answer })
    },
  }
}

function Wishes() {
  const { has } = useFavorites()
  const { cart, remove } = useCart()
  const now = lineOf(cart, line?.id ?? 0)
  return (
    <>
      <output data-testid="wished">{has(line?.id ?? 0) ? 'wished' : 'not wished'}</output>
      {now ? <SaveForLater line={now} remove={remove} /> : null}
    </>
  )
}

/** From the cart onto the wishlist is one act: one message says it, and its Undo takes both back. */
export const SavedForLater: Story = {
  parameters: real({ api: savingServer }),
  render: () => (
    <CartProvider>
      <Counter />
      <Wishes />
    </CartProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${say('Save for later')}`) }),
    )
    const message = await screen.findByText(say('Saved to the wishlist'))
    await visible(message)
    await expect(canvas.getByTestId('count')).toHaveTextContent('0')
    await expect(canvas.getByTestId('wished')).toHaveTextContent(/^wished/)
    await expect(screen.queryByText(say('has been remove to cart'))).toBeNull()
    await expect(message.closest('ol, ul')?.children).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: say('Undo') }))
    await waitFor(() => expect(canvas.getByRole('group')).toHaveTextContent('3'))
    await waitFor(() => expect(canvas.getByTestId('wished')).toHaveTextContent('not wished'))
    await visible(await screen.findByText(say('is in your cart as it was')))
  },
}

/** Chooses the one shop of the cart and takes its last line out; answers the shop's button. */
const takeOutChosen = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await canvas.findByRole('button', { name: say('One more') })
  const chosen = canvas.getByRole('button', { name: 'Its shop' })
  await userEvent.click(chosen)
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(canvas.getByRole('button', { name: 'Take out' }))
  await waitFor(() => expect(canvas.queryByText(/updating/)).toBeNull())
  return chosen
}

/** A shop that left the cart is not chosen when it comes back (decision 027). */
export const ShopGone: Story = {
  tags: ['no-vrt'],
  parameters: {
    ...real({ api: () => oneLineServer({ quantity: 1 }) }),
    visual: { reason: 'It looks as Added does.' },
  },
  play: async ({ canvas }) => {
    const chosen = await takeOutChosen(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await canvas.findByRole('button', { name: say('One more') })
    await expect(chosen).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Undoing brings back that the shop was chosen. */
export const ShopBack: Story = {
  tags: ['no-vrt'],
  parameters: {
    ...real({ api: () => oneLineServer({ quantity: 1 }) }),
    visual: { reason: 'It looks as Added does.' },
  },
  play: async ({ canvas }) => {
    const chosen = await takeOutChosen(canvas)
    await expect(chosen).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(await screen.findByRole('button', { name: say('Again Add to Cart') }))
    await canvas.findByRole('button', { name: say('One more') })
    await waitFor(() => expect(chosen).toHaveAttribute('aria-pressed', 'true'))
  },
}

/** What the server has to say about the cart is a warning. */
export const Info: Story = {
  parameters: real({ api: { 'GET /carts': cartWithInfo } }),
  play: async () => {
    await visible(await screen.findByText(cartWithInfo.info ?? ''))
  },
}

/** A guest is asked to log in, and the product is not forgotten. */
export const Guest: Story = {
  parameters: real({ user: null }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await visible(await screen.findByText(say('Please login first!')))
    await expect(authSpies.askLogin).toHaveBeenCalledWith(expect.objectContaining({ kind: 'add' }))
    await expect(canvas.getByTestId('count')).toHaveTextContent('unknown')
  },
}

/** The session ended meanwhile: the same for who was signed in. */
export const SessionOver: Story = {
  parameters: real({
    api: { ...oneLineServer(), 'POST /cart/store': refuse(401, 'Unauthenticated.') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: say('One more') })
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await visible(await screen.findByText(say('Please login first!')))
  },
}
