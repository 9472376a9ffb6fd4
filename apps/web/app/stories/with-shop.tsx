import type { Currency, Settings, User } from '@shop/contract'
import {
  categories,
  settings as fixtureSettings,
  singleVendorSettings,
} from '@shop/contract/fixtures'
import { useT } from '@shop/ui/i18n'
import { LinkProvider, type RenderLink } from '@shop/ui/link-provider'
import { ToasterProvider } from '@shop/ui/toast'
import type { Decorator } from '@storybook/react-vite'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { fn } from 'storybook/test'
import { SWRConfig, unstable_serialize } from 'swr'
import { categoriesResource } from '#app/data/catalogue.ts'
import type { Resource } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { defaultCurrency, languageOf } from '#app/lib/i18n/choice.ts'
import { whenUsed } from '#app/lib/lazy-when-used.tsx'
import { inFlight } from '#app/parts/forms/in-flight.ts'
import type { FrameHandle } from '#app/parts/frame/frame-handle.ts'
import {
  type CartActions,
  CartActionsContext,
  type CartState,
  CartStateContext,
} from '#app/state/cart/cart-context.ts'
import { choiceStores } from '#app/state/choices/choices.ts'
import { type Auth, AuthContext } from '#app/state/session/auth-context.ts'
import { ShopProvider } from '#app/state/shop/shop-context.tsx'
import { titles } from '../../e2e/titles.ts'
import { speak } from './say.ts'
import { answerWith, type StoryApi } from './story-api.ts'

/** What a story of the storefront stands in; give it as `parameters: { shop: { … } }`. */
export interface ShopStory {
  /** Changes to the fixture's settings. */
  settings?: Partial<Settings>
  /** Who is signed in; nobody without it. */
  user?: User | null
  currency?: Currency
  /** Path and query of the page; the home page without it. */
  path?: string
  /** What the page's route says to the frame. */
  handle?: FrameHandle
  /** Answers that are there already, as `known(resource, args, data)` makes them. */
  known?: Record<string, unknown>
  /** What the server says to calls that are made. */
  api?: StoryApi
  /** The cart as it is shown; an empty one without it. */
  cart?: Partial<CartState>
  /** Toasts go after their time; without it they stay, as what a story ends with. */
  toastsGo?: boolean
  /** Leave the cart to a real CartProvider of the story's own. */
  ownCart?: boolean
}

/** An answer that is there before the story starts, under the resource's own key. */
export const known = <Args extends readonly unknown[], Data>(
  what: Resource<Args, Data>,
  args: Args,
  data: Data,
): Record<string, unknown> => ({ [unstable_serialize([...what.key(...args)])]: data })

/** What a story's component asked of the session: for play functions. */
export const authSpies = {
  askLogin: fn<Auth['askLogin']>(),
  preloadLogin: fn<Auth['preloadLogin']>(),
  askLogOut: fn<Auth['askLogOut']>(),
}

/** What a story's component asked of the cart. */
export const cartSpies = {
  add: fn<CartActions['add']>(() => Promise.resolve()),
  increment: fn<CartActions['increment']>(),
  decrement: fn<CartActions['decrement']>(),
  remove: fn<CartActions['remove']>(),
  restore: fn<CartActions['restore']>(),
  toggleShop: fn<CartActions['toggleShop']>(),
  openDrawer: fn<CartActions['openDrawer']>(),
  closeDrawer: fn<CartActions['closeDrawer']>(),
  preloadDrawer: fn<CartActions['preloadDrawer']>(),
  refresh: fn<CartActions['refresh']>(() => Promise.resolve(null)),
  chooseShops: fn<CartActions['chooseShops']>(),
  reset: fn<CartActions['reset']>(() => null),
} satisfies CartActions

const emptyCart: CartState = {
  cart: null,
  count: null,
  adding: [],
  isUpdating: false,
  chosenShops: [],
  revision: 0,
  isDrawerOpen: false,
  error: null,
}

/** Every address of the shop (e2e/titles.ts): in stories all links are live. */
const paths = Object.keys(titles).filter((path) => path !== '*')

const StoryContext = createContext<ReactNode>(null)
const ShowStory = () => useContext(StoryContext)

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />

/**
 * The shop of a story: what the story itself says, or else what its file says of all. Storybook would merge
 * the two, and a story of waiting would know the answer of the others.
 */
const shopOf = ({ moduleExport, parameters }: Parameters<Decorator>[1]): ShopStory | undefined =>
  moduleExport.parameters?.shop ?? parameters.shop

/** Router, settings, session, cart and data around a story, as the app's root has them. */
export const withShop: Decorator = (Story, context) => (
  <Shop
    // A currency that was chosen in the story gives way to the toolbar's.
    key={`${context.id} ${context.globals.currency}`}
    story={Story}
    toolbar={{ vendor: context.globals.vendor, currency: context.globals.currency }}
    {...shopOf(context)}
  />
)

function Shop({
  story: Story,
  toolbar,
  settings: changes,
  user,
  currency,
  path = '/',
  handle,
  known: answers,
  api = {},
  cart,
  ownCart = false,
  toastsGo = false,
}: ShopStory & { story: ComponentType; toolbar: { vendor: unknown; currency: unknown } }) {
  speak(useT())
  // What a story says itself comes before the toolbar.
  const settings: Settings = {
    ...(toolbar.vendor === 'single' ? singleVendorSettings : fixtureSettings),
    ...changes,
  }
  const [router] = useState(() => {
    if (user) sessionStore.write({ token: 'story', user })
    else sessionStore.clear()
    // What the story before has sent may never be answered.
    inFlight.clear()
    for (const store of Object.values(choiceStores)) store.clear()
    answerWith(api, settings.capabilities)
    return createMemoryRouter(
      paths.map((one) => ({ path: one, element: <ShowStory />, handle })),
      { initialEntries: [path] },
    )
  })
  // In the cache itself and not as a fallback, so that changes on top of them work as in the app.
  const [cache] = useState(() => {
    const all = { ...known(categoriesResource, [], categories), ...answers }
    return new Map(Object.entries(all).map(([key, data]) => [key, { data }]))
  })
  // It is used from the start: what comes late is in its pictures.
  useEffect(() => {
    void whenUsed()
    dispatchEvent(new Event('pointermove'))
  }, [])
  // The document's own language, which the toolbar chooses.
  const language = languageOf(settings, document.documentElement.lang.replace('fa', 'ir'))

  const page = (
    <LinkProvider render={renderLink}>
      <Story />
    </LinkProvider>
  )
  return (
    <SWRConfig
      value={{
        provider: () => cache,
        revalidateIfStale: false,
        shouldRetryOnError: false,
      }}
    >
      <ShopProvider
        settings={settings}
        language={language}
        currency={
          currency ??
          settings.currencies.find(({ name }) => name === toolbar.currency) ??
          defaultCurrency(settings)
        }
      >
        <ToasterProvider paused={!toastsGo}>
          <AuthContext value={authSpies}>
            <StoryContext
              value={
                ownCart ? (
                  page
                ) : (
                  <CartActionsContext value={cartSpies}>
                    <CartStateContext value={{ ...emptyCart, ...cart }}>{page}</CartStateContext>
                  </CartActionsContext>
                )
              }
            >
              <RouterProvider router={router} />
            </StoryContext>
          </AuthContext>
        </ToasterProvider>
      </ShopProvider>
    </SWRConfig>
  )
}
