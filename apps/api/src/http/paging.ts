/** What a list is cut by; see `pageOf`. */
export interface Page {
  readonly limit: number
  readonly offset: number
}

export interface PageQuery {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
}

/** Rows of a whole list at most: a big shop's list is asked for page by page. */
const wholeList = 1000

/** A page when both numbers are sent, else the list from its start (wire.md 1.4). */
export const pageOf = ({ page, per_page }: PageQuery, whole = wholeList): Page =>
  page === undefined || per_page === undefined
    ? { limit: whole, offset: 0 }
    : { limit: per_page, offset: (page - 1) * per_page }

/** A page where each number has a default of its own. */
export const pageWith = ({ page = 1, per_page }: PageQuery, perPage: number): Page => ({
  limit: per_page ?? perPage,
  offset: (page - 1) * (per_page ?? perPage),
})

/** The rows of a page of a list that is in memory. */
export const cut = <Row>(rows: readonly Row[], { limit, offset }: Page): Row[] =>
  rows.slice(offset, offset + limit)
