import '#app/whole.css'
import { addressesResource } from '#app/data/addresses.ts'
import { preload } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { BuyNowScreen } from '#app/screens/checkout/buy-now-screen.tsx'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) preload(addressesResource)
  return null
}

export default BuyNowScreen
