import type { ProductList } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { usedWordsOf } from './used-words.ts'

export interface FoundByProps {
  search: string | null
  /** See the answer of /products. */
  spelling: string | null
  leftOut: readonly string[]
  nearness: ProductList['nearness']
  className?: string
}

/** What the products were found by, where it is not what was asked for. */
export function FoundBy({ search, spelling, leftOut, nearness, className }: FoundByProps) {
  const t = useT()
  const query = search ?? ''
  const term = isolate(spelling ?? query)
  const kept = isolate(usedWordsOf(spelling ?? query, leftOut))
  const words = () => {
    if (nearness === 'nearest')
      return t('Nothing here is called “{{term}}”. Showing what comes nearest.', { term })
    if (nearness === 'mentioned')
      return t('Nothing here is called “{{term}}”. Showing what mentions “{{kept}}”.', {
        term,
        kept,
      })
    if (leftOut.length > 0)
      return t('Nothing has all of “{{term}}”. Showing results for “{{kept}}”.', {
        term: isolate(query),
        kept,
      })
    return t('Showing results for “{{term}}”', { term })
  }
  if (spelling === null && leftOut.length === 0 && nearness === null) return null
  return <p className={`text-ink-soft ${className ?? ''}`}>{words()}</p>
}
