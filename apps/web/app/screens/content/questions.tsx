import { Accordion, AccordionItem } from '@shop/ui/accordion'
import { useT } from '@shop/ui/i18n'
import { TextLink } from '@shop/ui/text-link'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** What shoppers ask most, answered in a sentence or two, with the page that says more. */
export function Questions() {
  const t = useT()
  const { settings } = useShop()
  const questions = [
    {
      title: t('Where is my order?'),
      text: t(
        'Every order has a timeline that says where it is. You find it in your order history.',
      ),
      link: { href: '/order-history', label: t('Order History') },
    },
    {
      title: t('How do I return something?'),
      text: t(
        'Open the order, say what goes back, and send it. The policy names days and exceptions.',
      ),
      link: { href: '/page/return-and-refund-policy', label: t('Returns & Refunds') },
    },
    {
      title: t('What does delivery cost, and how long does it take?'),
      text: settings.multi_vendor
        ? t(
            'Each shop sends its own parcels. Charges and days stand on the product page and in the cart.',
          )
        : t('Charges and days stand on the product page and in the cart, before you pay.'),
      link: { href: '/page/shipping-and-delivery-policy', label: t('Shipping & Delivery') },
    },
    {
      title: t('How can I pay?'),
      text:
        settings.cash_on_delivery && settings.online_payment
          ? t('Online or in cash on delivery. Card numbers never reach us.')
          : settings.cash_on_delivery
            ? t('In cash on delivery.')
            : t('Online. Card numbers never reach us.'),
    },
    {
      title: t('I cannot log in'),
      text: t(
        'Press Login, then “Forgot password”: a code comes to you, and with it you set a new one.',
      ),
    },
    {
      title: t('What do you know about me?'),
      text: t('What an order needs, and nothing to follow you with.'),
      link: { href: '/privacy-policy', label: t('Privacy Policy') },
    },
  ]
  return (
    <Accordion>
      {questions.map(({ title, text, link }) => (
        <AccordionItem key={title} name="support" title={title}>
          <p className="max-w-[68ch]">{text}</p>
          {link ? (
            <p className="mt-2">
              <TextLink
                href={link.href}
                variant="strong"
                className="inline-block pointer-coarse:py-2"
              >
                {link.label}
              </TextLink>
            </p>
          ) : null}
        </AccordionItem>
      ))}
    </Accordion>
  )
}
