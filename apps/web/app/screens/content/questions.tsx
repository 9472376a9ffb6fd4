import { Accordion, AccordionItem } from '@shop/ui/accordion'
import { useT } from '@shop/ui/i18n'
import { AnswerText } from '#app/parts/help/answer-text.tsx'
import { answersFor } from '#app/parts/help/answers.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** What shoppers ask most, answered in a sentence or two, with the page that says more. */
export function Questions() {
  const t = useT()
  const { settings } = useShop()
  const { orders, returns, delivery, payment, sizes, account } = answersFor(t, settings)
  const privacy = {
    title: t('What do you know about me?'),
    text: t('What an order needs, and nothing to follow you with.'),
    link: { href: '/privacy-policy', label: t('Privacy Policy') },
  }
  return (
    <Accordion>
      {[orders, returns, delivery, payment, sizes, account, privacy].map(({ title, ...answer }) => (
        <AccordionItem key={title} name="support" title={title}>
          <AnswerText {...answer} />
        </AccordionItem>
      ))}
    </Accordion>
  )
}
