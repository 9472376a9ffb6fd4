export type PageRangeItem = number | 'gap-before' | 'gap-after'

/**
 * Which page links to show: never more than `max` numbers, always the first, the last and the
 * current one; what is left out between them is a gap.
 */
export function pageRange(page: number, pages: number, max = 5): PageRangeItem[] {
  if (pages <= max) return Array.from({ length: Math.max(pages, 0) }, (_, index) => index + 1)
  const current = Math.min(Math.max(page, 1), pages)
  const inner = max - 2
  const start = Math.min(Math.max(current - Math.floor(inner / 2), 2), pages - inner)
  const middle = Array.from({ length: inner }, (_, index) => start + index)
  return [
    1,
    ...(start > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(start + inner < pages ? (['gap-after'] as const) : []),
    pages,
  ]
}
