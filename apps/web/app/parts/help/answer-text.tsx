import { TextLink } from '@shop/ui/text-link'
import type { Answer } from './answers.ts'

/** An answer, and where there is more. */
export function AnswerText({ text, link }: Pick<Answer, 'text' | 'link'>) {
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
