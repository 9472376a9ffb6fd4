/** Which orders were made. */
export interface Made {
  /** One a shop. */
  count: number
  /** Theirs; null where the server named none, which makes them the newest (decision 005). */
  ids: readonly number[] | null
  /** The id of the newest order there was before; null or absent: not known. An older one is none of them. */
  after?: number | null
}
