import type { ProductList } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { usedWordsOf } from './used-words.ts'

type Found = Pick<ProductList, 'spelling' | 'left_out' | 'nearness'>

export interface FoundByProps {
  search: string | null
  /** The answer of /products. */
  found: Found
  className?: string
}

/** Whether it is not what was asked for. */
export const isFoundOtherwise = ({ spelling, left_out, nearness }: Found): boolean =>
  spelling !== null || left_out.length > 0 || nearness !== null

/** What the products were found by, where it is not what was asked for. */
export function FoundBy({ search, found, className }: FoundByProps) {
  const t = useT()
  const { spelling, left_out, nearness } = found
  const query = search ?? ''
  const term = isolate(spelling ?? query)
  const kept = isolate(usedWordsOf(spelling ?? query, left_out))
  const words = () => {
    if (nearness === 'nearest')
      return t('Nothing here is called “{{term}}”. Showing what comes nearest.', { term })
    if (nearness === 'mentioned')
      return t('Nothing here is called “{{term}}”. Showing what mentions “{{kept}}”.', {
        term,
        kept,
      })
    if (left_out.length > 0)
      return t('Nothing has all of “{{term}}”. Showing results for “{{kept}}”.', {
        term: isolate(query),
        kept,
      })
    return t('Showing results for “{{term}}”', { term })
  }
  if (!isFoundOtherwise(found)) return null
  return <p className={`text-ink-soft ${className ?? ''}`}>{words()}</p>
}
