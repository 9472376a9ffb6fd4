import '#app/whole.css'
import { addressesResource } from '#app/data/addresses.ts'
import { preload } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import type { FrameHandle } from '#app/parts/frame/frame-handle.ts'
import { BuyNowScreen } from '#app/screens/checkout/buy-now-screen.tsx'
import { BuyNowHeader } from '#app/screens/checkout/checkout-header.tsx'

export const handle: FrameHandle = { Header: BuyNowHeader }

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) preload(addressesResource)
  return null
}

export default BuyNowScreen
