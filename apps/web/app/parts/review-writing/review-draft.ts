/** What is being written; it outlives a refusal, a dialog that was closed and a reload. */
export interface ReviewDraft {
  rating: number | null
  description: string
  photos: readonly { file: File; alt: string }[]
  /** Of the shop, where it can be rated: stars, and words that go with them. */
  shopRating: number | null
  shopDescription: string
}

export const emptyDraft: ReviewDraft = {
  rating: null,
  description: '',
  photos: [],
  shopRating: null,
  shopDescription: '',
}

const starsOf = (stored: unknown) => (typeof stored === 'number' ? stored : null)
const textOf = (stored: unknown) => (typeof stored === 'string' ? stored : '')

/** What the tab has kept of one: a photo that was chosen before a reload is to be chosen again. */
export const reviveDraft = (stored: Record<string, unknown>): ReviewDraft => ({
  rating: starsOf(stored.rating),
  description: textOf(stored.description),
  photos: Array.isArray(stored.photos)
    ? stored.photos.filter(({ file }) => file instanceof File)
    : [],
  shopRating: starsOf(stored.shopRating),
  shopDescription: textOf(stored.shopDescription),
})
