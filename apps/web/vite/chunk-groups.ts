/**
 * Which modules come in one file: some eighty small ones would be as many requests, and compress
 * worse than one. Each part of a module's path that is named here must be one's; the build fails
 * with those that are none (seams.ts).
 */
export interface ChunkGroup {
  name: string
  paths: readonly string[]
  priority?: number
}

export const chunkGroups: readonly ChunkGroup[] = [
  /**
   * What every shopping screen begins with; what it imports comes along. The entry itself stays a
   * file of its own: it must run after the document's script has named the routes.
   */
  {
    name: 'shop',
    priority: 1,
    paths: [
      '/app/root.tsx',
      '/app/routes/layouts/public.tsx',
      '/lib/i18n/isolate.ts',
      '/node_modules/react-dom/',
      '/node_modules/react-router/',
    ],
  },
  /** What every list of products is made of. */
  {
    name: 'products',
    paths: [
      '/app/data/catalogue.ts',
      '/parts/tile/product-grid.tsx',
      '/parts/tile/product-section.tsx',
      '/parts/tile/color-dots.tsx',
      '/parts/buying/use-choice-sheet.ts',
    ],
  },
  /** What a product's page and the sheet of its options share. */
  {
    name: 'buying',
    paths: [
      '/parts/buying/options.tsx',
      '/parts/buying/use-buying.ts',
      '/parts/product/choice.ts',
      '/parts/product/stock-note.tsx',
    ],
  },
  /** Small parts of the design system that most screens share. */
  {
    name: 'parts',
    paths: [
      '/ui/src/error-state/',
      '/ui/src/empty-state/',
      '/ui/src/quantity-stepper/',
      '/ui/src/lib/',
    ],
  },
  /** What a product's page, a shop's and an article share. */
  {
    name: 'details',
    paths: [
      '/ui/src/breadcrumb/',
      '/icons/message-circle.',
      '/parts/safe-html/safe-html.tsx',
      '/parts/chat/chat-button.tsx',
      '/state/chat/open-chat.ts',
      '/parts/reviews/reviews.tsx',
      '/parts/reviews/reviews-skeleton.tsx',
      '/parts/page/breadcrumb-json-ld.ts',
      '/parts/page/missing-screen.tsx',
      '/lib/use-near.ts',
      '/lib/plain-text.ts',
    ],
  },
]

const pathOf = (id: string) => id.replaceAll('\\', '/')

/** Whether a module is in a group by its own path. */
export const isNamed = (path: string, id: string) => pathOf(id).includes(path)

export const codeSplitting = {
  groups: chunkGroups.map(({ name, paths, priority }) => ({
    name,
    priority,
    test: (id: string) => paths.some((path) => isNamed(path, id)),
  })),
}
