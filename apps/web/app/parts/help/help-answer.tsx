import type { HelpTopic } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { TextLink } from '@shop/ui/text-link'
import { useId } from 'react'
import { href } from 'react-router-dom'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { answersFor } from './answers.ts'

/** The answer to a search that asks for help, `return policy`, and where there is more. */
export function HelpAnswer({ topic }: { topic: HelpTopic }) {
  const t = useT()
  const { settings } = useShop()
  const id = useId()
  const { title, text, link } = answersFor(t, settings)[topic]
  const help = { href: href('/support'), label: t('Help Center') }
  return (
    <section aria-labelledby={id} className="mt-6 rounded-tile bg-tile p-4">
      <h2 id={id} className="mb-2 font-semibold text-lg">
        {title}
      </h2>
      <p className="max-w-[68ch]">{text}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {[...(link ? [link] : []), help].map((one) => (
          <TextLink
            key={one.href}
            href={one.href}
            variant="strong"
            className="inline-flex items-center pointer-coarse:min-h-11"
          >
            {one.label}
          </TextLink>
        ))}
      </p>
    </section>
  )
}
