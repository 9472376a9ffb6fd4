import type { HelpTopic } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { TextLink } from '@shop/ui/text-link'
import { useId } from 'react'
import { href } from 'react-router-dom'
import { AnswerText } from '#app/parts/help/answer-text.tsx'
import { answersFor } from '#app/parts/help/answers.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** The answer to a search that asks for help, `return policy`, and where there is more. */
export function HelpAnswer({ topic }: { topic: HelpTopic }) {
  const t = useT()
  const { settings } = useShop()
  const id = useId()
  const { title, ...answer } = answersFor(t, settings)[topic]
  return (
    <section aria-labelledby={id} className="rounded-tile bg-tile p-5 sm:p-6">
      <h2 id={id} className="mb-2 font-semibold text-lg">
        {title}
      </h2>
      <AnswerText {...answer} />
      <p className="mt-4 text-sm">
        <TextLink href={href('/support')}>{t('Help Center')}</TextLink>
      </p>
    </section>
  )
}
