import { Accordion, AccordionItem } from '@shop/ui/accordion'
import { useT } from '@shop/ui/i18n'
import { TextLink } from '@shop/ui/text-link'
import { type Answer, answersFor } from '#app/parts/help/answers.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** What shoppers ask most, answered in a sentence or two, with the page that says more. */
export function Questions() {
  const t = useT()
  const { settings } = useShop()
  const { orders, returns, delivery, payment, account } = answersFor(t, settings)
  const privacy = {
    title: t('What do you know about me?'),
    text: t('What an order needs, and nothing to follow you with.'),
    link: { href: '/privacy-policy', label: t('Privacy Policy') },
  }
  return (
    <Accordion>
      {[orders, returns, delivery, payment, account, privacy].map(({ title, ...answer }) => (
        <AccordionItem key={title} name="support" title={title}>
          <AnswerText {...answer} />
        </AccordionItem>
      ))}
    </Accordion>
  )
}

/** An answer, and where there is more. */
function AnswerText({ text, link }: Pick<Answer, 'text' | 'link'>) {
  return (
    <>
      <p className="max-w-[68ch]">{text}</p>
      {link ? (
        <p className="mt-2">
          <TextLink href={link.href} variant="strong" className="inline-block pointer-coarse:py-2">
            {link.label}
          </TextLink>
        </p>
      ) : null}
    </>
  )
}
