import { useT } from '@shop/ui/i18n'
import { TextLink } from '@shop/ui/text-link'

export type AgreementProps = {
  /** Where the terms and the privacy policy are read. */
  terms: string
  privacy: string
}

/** What is agreed to by registering. The links open beside the form: nothing typed is lost. */
export function Agreement({ terms, privacy }: AgreementProps) {
  const t = useT()
  const links: Record<string, { href: string; words: string }> = {
    '{{terms}}': { href: terms, words: t('Terms & Conditions') },
    '{{privacy}}': { href: privacy, words: t('Privacy Policy') },
  }
  const sentence = t('By registering you agree to our {{terms}} and {{privacy}}.')
  return (
    <p className="text-ink-muted text-sm">
      {sentence.split(/(\{\{\w+\}\})/).map((part) => {
        const link = Object.hasOwn(links, part) ? links[part] : undefined
        return link ? (
          <TextLink key={part} href={link.href} target="_blank">
            {link.words}
          </TextLink>
        ) : (
          part
        )
      })}
    </p>
  )
}
