/**
 * The metric of Server-Timing that says of a page that it was rendered a while ago: where /api is another
 * server's, nobody tells the page cache of a change (server/document/pages.ts).
 */
export const stalePage = 'stale'

/** Whether this document's answers are to be revalidated, although its server has prefetched them. */
export const isStalePage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) =>
      (entry as PerformanceNavigationTiming).serverTiming?.some(({ name }) => name === stalePage),
    )
