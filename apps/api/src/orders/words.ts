/** Texts of orders and vouchers that clients show as they are. Times are UTC, as all of the wire. */
import { sandboxGateway } from '../payments/sandbox.ts'

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (date: Date) => format.format(date)
}
const day = part({ day: '2-digit' })
const shortMonth = part({ month: 'short' })
const longMonth = part({ month: 'long' })
const year = part({ year: 'numeric' })
const clock12 = part({ hour: '2-digit', minute: '2-digit', hour12: true })
const clock24 = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `05 Jan, 2030 03:07 PM` */
export const placedAt = (at: Date): string =>
  `${day(at)} ${shortMonth(at)}, ${year(at)} ${clock12(at)}`

/** `05 January 2030 15:07` */
export const validity = (at: Date): string =>
  `${day(at)} ${longMonth(at)} ${year(at)} ${clock24(at)}`

/** `#RC000012`: the number that shoppers and shops say to each other. */
export const orderCode = (id: number): string => `#RC${String(id).padStart(6, '0')}`

/** How requests and answers name a payment (wire.md 8). Unpaid and not cash is `Online Payment`. */
export function paymentWords(method: string, status: string): string {
  if (method === 'cash') return 'Cash Payment'
  if (status === 'Pending') return 'Online Payment'
  return gateways.get(method.toLowerCase()) ?? method
}

const gateways = new Map([
  ['stripe', 'Stripe'],
  ['paypal', 'PayPal'],
  ['razorpay', 'Razorpay'],
  ['paystack', 'PayStack'],
  ['aamarpay', 'Amarpay'],
  ['bkash', 'Bkash'],
  ['paytabs', 'PayTabs'],
  [sandboxGateway.name, sandboxGateway.title],
])

/**
 * Where an order's invoice or receipt opens in a plain new tab, without a token (wire.md 8): so the
 * address holds a key that cannot be guessed.
 */
export const documentAddress = (
  { origin }: { readonly origin: string },
  { id, documentKey }: { readonly id: number; readonly documentKey: string },
  what: 'invoice' | 'receipt',
): string =>
  what === 'invoice'
    ? `${origin}/shop/download-invoice/${id}?key=${documentKey}`
    : `${origin}/shop/payment-slip/${id}/download?key=${documentKey}`
