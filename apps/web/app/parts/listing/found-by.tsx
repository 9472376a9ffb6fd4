import { useT } from '@shop/ui/i18n'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { usedWordsOf } from './used-words.ts'

export interface FoundByProps {
  search: string | null
  /** See the answer of /products. */
  spelling: string | null
  leftOut: readonly string[]
  className?: string
}

/** What the products were found by, where it is not what was asked for. */
export function FoundBy({ search, spelling, leftOut, className }: FoundByProps) {
  const t = useT()
  const query = search ?? ''
  const usedWords = usedWordsOf(spelling ?? query, leftOut)
  if (spelling === null && leftOut.length === 0) return null
  return (
    <p className={`text-ink-soft ${className ?? ''}`}>
      {leftOut.length > 0
        ? t('Nothing has all of “{{term}}”. Showing results for “{{kept}}”.', {
            term: isolate(query),
            kept: isolate(usedWords),
          })
        : t('Showing results for “{{term}}”', { term: isolate(usedWords) })}
    </p>
  )
}
