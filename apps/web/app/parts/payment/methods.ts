import type { PlaceOrder, Settings } from '@shop/contract'

/** How something can be paid. */
export interface Method {
  /** What a request says: `cash`, or a gateway's name out of the settings (decision 004). */
  name: string
  /** The gateway's own title; null for cash. */
  title: string | null
  logo: string
}

/** Whether it is paid on a gateway's page. */
export const isOnline = ({ payment_method }: Pick<PlaceOrder, 'payment_method'>) =>
  payment_method !== 'cash'

/** The gateways of the shop, while it takes payments online. */
export const gatewaysOf = ({ online_payment, payment_gateways }: Settings): Method[] =>
  online_payment
    ? payment_gateways
        .filter(({ is_active }) => is_active)
        .map(({ name, title, logo }) => ({ name, title: title || name, logo }))
    : []

/** Every way to pay that the settings offer, cash first. */
export const methodsOf = (settings: Settings): Method[] => [
  ...(settings.cash_on_delivery ? [{ name: 'cash', title: null, logo: '' }] : []),
  ...gatewaysOf(settings),
]
