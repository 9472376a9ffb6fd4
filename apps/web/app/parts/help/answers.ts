import type { HelpTopic, Settings } from '@shop/contract'
import type { Translate } from '@shop/ui/i18n'

export interface Answer {
  readonly title: string
  readonly text: string
  /** The page that says more. */
  readonly link?: { readonly href: string; readonly label: string }
}

type Asked = Pick<Settings, 'multi_vendor' | 'cash_on_delivery' | 'online_payment'>

/** What shoppers ask most, answered in a sentence or two. */
export const answersFor = (t: Translate, settings: Asked): Readonly<Record<HelpTopic, Answer>> => ({
  orders: {
    title: t('Where is my order?'),
    text: t('Every order has a timeline that says where it is. You find it in your order history.'),
    link: { href: '/order-history', label: t('Order History') },
  },
  returns: {
    title: t('How do I return something?'),
    text: t(
      'Open the order, say what goes back, and send it. The policy names days and exceptions.',
    ),
    link: { href: '/page/return-and-refund-policy', label: t('Returns & Refunds') },
  },
  delivery: {
    title: t('What does delivery cost, and how long does it take?'),
    text: settings.multi_vendor
      ? t(
          'Each shop sends its own parcels. Charges and days stand on the product page and in the cart.',
        )
      : t('Charges and days stand on the product page and in the cart, before you pay.'),
    link: { href: '/page/shipping-and-delivery-policy', label: t('Shipping & Delivery') },
  },
  payment: {
    title: t('How can I pay?'),
    text:
      settings.cash_on_delivery && settings.online_payment
        ? t('Online or in cash on delivery. Card numbers never reach us.')
        : settings.cash_on_delivery
          ? t('In cash on delivery.')
          : t('Online. Card numbers never reach us.'),
  },
  sizes: {
    title: t('Which size is mine?'),
    text: t('Beside the sizes of a product stands a size guide, with how to measure.'),
  },
  vouchers: {
    title: t('Where do I enter a code?'),
    text: t('At checkout, before you pay: what it takes off is said at once.'),
  },
  account: {
    title: t('I cannot log in'),
    text: t(
      'Press Login, then “Forgot password”: a code comes to you, and with it you set a new one.',
    ),
  },
  contact: {
    title: t('Talk to a person'),
    text: t('Most answers are one step away. If yours is not, a person is.'),
    link: { href: '/contact-us', label: t('Contact Us') },
  },
})
