import type { AddToCart } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { sessionStore, useSession } from '#app/data/session-store.ts'
import { sayMissing } from '#app/lib/lazy-part.tsx'
import {
  type CartActions,
  CartActionsContext,
  type CartState,
  CartStateContext,
} from '#app/state/cart/cart-context.ts'
import type { CartEngineProps, EngineActions, EngineState } from '#app/state/cart/cart-engine.tsx'
import { expectedCount, forgetProducts } from '#app/state/cart/expected-count.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { loadDrawer, loadEngine } from './load.ts'

/** Who presses twice out of habit wants one, also where the first is answered before the second comes; ms. */
const doublePress = 400

const nothingAdded = { wish: '', at: 0 }

const unknown: EngineState = {
  cart: null,
  count: null,
  isUpdating: false,
  chosenShops: [],
  revision: 0,
  error: null,
}

/**
 * Keeps the shopper's cart (specification.md section 4). It is a shell: what reads and changes a
 * cart is loaded when somebody is signed in, the drawer when it is wanted. Stands below
 * SessionProvider and ToasterProvider.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const t = useT()
  const { toast } = useToaster()
  const auth = useAuth()
  const user = useSession().user?.id

  const [Engine, setEngine] = useState<ComponentType<CartEngineProps> | null>(null)
  const [Drawer, setDrawer] = useState<ComponentType | null>(null)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [state, setState] = useState<EngineState>(unknown)
  const [adding, setAdding] = useState<CartState['adding']>([])
  const engine = useRef<EngineActions | null>(null)
  /** What was asked before the engine ran; null says that it will not run for this shopper. */
  const waiting = useRef<Array<(engine: EngineActions | null) => void>>([])

  /** What was added last, and when. */
  const last = useRef(nothingAdded)
  /** Its code could not be loaded yet: nothing is promised meanwhile. */
  const isMissing = useRef(false)

  useEffect(() => {
    if (user === undefined) return
    const miss = () => {
      isMissing.current = true
      const asked = waiting.current.splice(0)
      for (const go of asked) go(null)
      if (asked.length > 0) sayMissing()
    }
    void loadEngine(miss).then((loaded) => {
      isMissing.current = false
      setEngine(() => loaded)
    })
  }, [user])

  const onEngine = useCallback((running: EngineActions | null) => {
    engine.current = running
    if (running) for (const go of waiting.current.splice(0)) go(running)
    else setState(unknown)
  }, [])

  const askLogin = async (product: AddToCart) => {
    toast({ id: 'cart-failure', tone: 'error', title: t('Please login first!') })
    auth.askLogin({ kind: 'add', product })
  }
  const showDrawer = async () => {
    if (isMissing.current) return sayMissing()
    setDrawerOpen(true)
    try {
      const loaded = await loadDrawer()
      setDrawer(() => loaded)
    } catch {
      setDrawerOpen(false)
      sayMissing()
    }
  }
  const latest = useRef({ askLogin, showDrawer })
  useEffect(() => {
    latest.current = { askLogin, showDrawer }
  })

  const actions = useMemo<CartActions>(
    () => ({
      async add(product, shown) {
        if (!product.product_id) return
        if (!sessionStore.read().token) return latest.current.askLogin(product)
        if (isMissing.current) return sayMissing()
        const wish = JSON.stringify(product)
        const isDouble =
          wish === last.current.wish && performance.now() - last.current.at < doublePress
        last.current = { wish, at: performance.now() }
        if (isDouble) return
        const id = Number(product.product_id)
        setAdding((all) => [...all, id])
        const running =
          engine.current ??
          (await new Promise<EngineActions | null>((resolve) => waiting.current.push(resolve)))
        await running?.add(product, shown)
        setAdding((all) => all.filter((_, index) => index !== all.indexOf(id)))
      },
      increment: (product) => engine.current?.increment(product),
      decrement: (product) => engine.current?.decrement(product),
      remove(product, saved) {
        // What is put in again after that is no second press of the same.
        last.current = nothingAdded
        engine.current?.remove(product, saved)
      },
      restore: (line) => engine.current?.restore(line),
      toggleShop: (shop) => engine.current?.toggleShop(shop),
      chooseShops: (shops) => engine.current?.chooseShops(shops),
      openDrawer: () => void latest.current.showDrawer(),
      closeDrawer: () => setDrawerOpen(false),
      preloadDrawer: () => void loadDrawer().catch(() => undefined),
      refresh: async () => (await engine.current?.refresh()) ?? null,
      reset() {
        const wanted = engine.current?.reset()
        for (const go of waiting.current.splice(0)) go(null)
        forgetProducts()
        setDrawerOpen(false)
        return wanted ?? null
      },
    }),
    [],
  )
  const shown = useMemo<CartState>(() => {
    const guess = user === undefined ? null : expectedCount(user, adding)
    return { ...state, adding, count: state.count ?? guess, isDrawerOpen }
  }, [state, user, adding, isDrawerOpen])

  return (
    <CartActionsContext value={actions}>
      <CartStateContext value={shown}>
        {children}
        {Engine && user !== undefined ? (
          <Engine
            key={user}
            user={user}
            actions={actions}
            onLoginNeeded={(product) => latest.current.askLogin(product)}
            onEngine={onEngine}
            onState={setState}
          />
        ) : null}
        {Drawer ? <Drawer /> : null}
      </CartStateContext>
    </CartActionsContext>
  )
}
