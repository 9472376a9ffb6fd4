import type { PlaceOrder } from '@shop/contract'
import type { PaymentWindow, PlacedOrders } from '@shop/flows/checkout'
import { isOnline } from './methods.ts'

const size = 700

/** Whether there is room for a second window beside this one. */
const isWide = () => matchMedia('(min-width: 48rem)').matches

/** A gateway's address as a server sent it; null for one that is no page. */
export function gatewayAddress(address: string | null): string | null {
  if (!address || !URL.canParse(address, location.href)) return null
  const url = new URL(address, location.href)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

/**
 * How a placed order is paid: null for cash and where nothing is left to pay. Online, an order whose
 * answer has no address of a page waits for its payment, and can be paid from the order history.
 */
export const paymentOf = (
  order: Pick<PlaceOrder, 'payment_method'>,
  payable: number | undefined,
  address: string | null,
): PlacedOrders['payment'] =>
  isOnline(order) && payable !== 0 ? { page: gatewayAddress(address) } : null

/**
 * Opens the window for a gateway's page, 700 by 700 (wire.md 8). Browsers let it open only in answer
 * to a press, so it opens first and learns its address later. Null on small screens, and where the
 * browser refuses: the page then takes the place of this one.
 */
export function openGatewayWindow(words: string): PaymentWindow | null {
  if (!isWide()) return null
  const left = Math.max(0, window.screenX + (window.outerWidth - size) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - size) / 2)
  const popup = window.open(
    '',
    'payment',
    `popup,width=${size},height=${size},left=${left},top=${top}`,
  )
  if (!popup) return null
  try {
    popup.document.title = words
    popup.document.body.textContent = words
  } catch {
    // One that was left open on a gateway's page: nobody may write there, and it goes on from it.
  }
  return {
    go: (address) => popup.location.replace(address),
    close: () => popup.close(),
    focus: () => popup.focus(),
    isClosed: () => popup.closed,
    location() {
      try {
        return new URL(popup.location.href)
      } catch {
        return null
      }
    },
  }
}
