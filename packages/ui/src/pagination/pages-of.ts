/** A list of which a page is here. */
export interface PageHere {
  /** How many rows there are in all; null where a server does not say. */
  readonly total: number | null
  readonly page: number
  /** How many rows of it are here, and how many a page has. */
  readonly here: number
  readonly size: number
}

/** How many pages there are; as long as nobody knows, a full page has another one after it. */
export const pagesOf = ({ total, page, here, size }: PageHere): number =>
  total === null ? page + (here >= size ? 1 : 0) : Math.ceil(total / size)
