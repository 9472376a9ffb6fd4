import '#app/whole.css'
import { addressesResource } from '#app/data/account.ts'
import { warm } from '#app/data/resource.ts'
import { BuyNowScreen } from '#app/features/checkout/index.ts'
import { sessionStore } from '#app/session/session-store.ts'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) warm(addressesResource)
  return null
}

export default BuyNowScreen
