import { access, cart, localSettings, user } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { sessionStore } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import { keepIntent } from '#app/state/session/intents.ts'
import { session } from '#app/state/session/session-runtime.ts'
import { useGuestRedirect } from '#app/state/session/use-guest-redirect.ts'
import { say } from '#app/stories/say.ts'
import { hasHeard } from '#app/stories/story-api.ts'
import { authSpies, cartSpies, withShop } from '#app/stories/with-shop.tsx'
import SessionFollowUp from './session-follow-up.tsx'

const [first] = cart.cart_items.flatMap(({ products }) => products)

/** A page of an account, and who watches over its session. */
function AccountPage() {
  useGuestRedirect()
  return (
    <>
      <p>A page of an account</p>
      <SessionFollowUp />
    </>
  )
}

const meta = {
  title: 'Patterns/Session/Ended',
  component: AccountPage,
  decorators: [withShop],
  tags: ['!autodocs'],
  parameters: {
    shop: {
      user,
      path: '/profile',
      // Nobody listens at a server of push messages.
      settings: localSettings,
      api: { 'POST /update-last-seen': {} },
    },
  },
  // A token that was refused is remembered until there is another one.
  beforeEach: () => () => {
    sessionStore.write({ token: 'another', user })
    sessionStore.clear()
  },
} satisfies Meta<typeof AccountPage>
export default meta
type Story = StoryObj<typeof meta>

const says = async (words: string) => {
  const said = await screen.findByText(words)
  await waitFor(() => expect(said).toBeVisible())
}

/** A call was answered 401: the login opens, and leads back here. */
export const ByTheServer: Story = {
  play: async () => {
    sessionStore.expire('story')
    await says(say('Your session has ended. Please log in again.'))
    await expect(authSpies.askLogin).toHaveBeenCalledWith({ kind: 'go', path: '/profile' })
  },
}

/** The cart was open, and nobody had pressed anything: it goes, and says why. */
export const WithTheCartOpen: Story = {
  tags: ['no-vrt'],
  render: () => (
    <>
      <p>A page for everybody</p>
      <SessionFollowUp />
    </>
  ),
  parameters: {
    shop: {
      user,
      settings: localSettings,
      cart: { isDrawerOpen: true },
      api: { 'POST /update-last-seen': {} },
    },
    visual: { reason: 'Looks like By The Server.' },
  },
  play: async () => {
    cartSpies.reset.mockReturnValueOnce({ quantities: new Map(), lines: [] })
    // The session hears of a refused token where it knows that somebody is signed in.
    session.send({ type: 'loggedIn', access })
    await waitFor(() => expect(session.getSnapshot().context.identity).not.toBeNull())
    sessionStore.expire(sessionStore.read().token ?? '')
    await says(say('Your session has ended. Please log in again.'))
    await expect(authSpies.askLogin).not.toHaveBeenCalled()
  },
}

/** Logged out elsewhere: nobody is asked to come back. */
export const InAnotherWindow: Story = {
  play: async () => {
    sessionStore.clear()
    await says(say('You were logged out in another window.'))
    await expect(authSpies.askLogin).not.toHaveBeenCalled()
  },
}

/** Logged out while a press in the cart was still on its way. */
export const WithAChangeOnItsWay: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'A toast more than In Another Window.' } },
  play: async () => {
    cartSpies.reset.mockReturnValueOnce({ quantities: new Map([[1, 5]]), lines: [] })
    sessionStore.clear()
    await says(say('Your last change of the cart may not be kept.'))
    await expect(authSpies.askLogin).not.toHaveBeenCalled()
  },
}

/** A page on which a guest has tried what needs a login. */
function GuestPage() {
  const { toast } = useToaster()
  const t = useT()
  const ask = () =>
    toast({
      id: 'cart-failure',
      tone: 'error',
      title: t('Please login first!'),
      // It does not go by itself.
      duration: 60_000,
    })
  return (
    <>
      <Button onClick={ask}>{t('Add to cart')}</Button>
      <SessionFollowUp />
    </>
  )
}

/** Who has logged in is no longer told to, however long what was tried takes. */
export const LoggedIn: Story = {
  tags: ['no-vrt'],
  render: () => <GuestPage />,
  parameters: {
    shop: {
      path: '/profile',
      settings: localSettings,
      api: { 'POST /update-last-seen': {} },
    },
    visual: { reason: 'It ends as it began: the toast has gone.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Add to cart') }))
    await says(say('Please login first!'))
    session.send({ type: 'loggedIn', access })
    await waitFor(() => expect(screen.queryByText(say('Please login first!'))).toBeNull())
  },
}

let answerBuy: (() => void) | null = null
const fillsLate = () =>
  new Promise<Response>((resolve) => {
    answerBuy = () => resolve(Response.json({ data: cart }))
  })

/** What a guest wanted to buy now is filled in after the login, while they may go to another page. */
function BuyingPage() {
  const { pathname } = useLocation()
  return (
    <>
      <p>At {pathname}</p>
      <Link to="/blogs">Journal</Link>
      <SessionFollowUp />
    </>
  )
}

const logInToBuy = async () => {
  session.send({ type: 'loggedIn', access })
  await waitFor(() => expect(answerBuy).not.toBeNull())
}

/** Bought now after the login: its checkout opens. */
export const BoughtNow: Story = {
  tags: ['no-vrt'],
  render: () => <BuyingPage />,
  beforeEach: () => {
    answerBuy = null
    keepIntent({ kind: 'buy', product: { product_id: first?.id ?? 0, quantity: 1 } })
  },
  parameters: {
    shop: {
      path: '/profile',
      settings: localSettings,
      api: { 'POST /update-last-seen': {}, 'POST /cart/store': fillsLate },
    },
    visual: { reason: 'A line of text.' },
  },
  play: async () => {
    await logInToBuy()
    answerBuy?.()
    await says('At /buynow')
  },
}

/** Who has gone to another page meanwhile stays there. */
export const BoughtNowAndLeft: Story = {
  ...BoughtNow,
  tags: ['no-vrt'],
  play: async ({ canvas }) => {
    await logInToBuy()
    await userEvent.click(canvas.getByRole('link', { name: 'Journal' }))
    await says('At /blogs')
    answerBuy?.()
    await waitFor(() => expect(hasHeard('POST /cart/store')).toBe(true))
    await expect(screen.getByText('At /blogs')).toBeVisible()
  },
}
