import { useState } from 'react'

/**
 * What was told of a list, while a newer answer is awaited: it holds for the same search, and says nothing of another.
 *
 * @param isLoading whether `data` is an older answer, which stays until the new one is there
 */
export function useOfSearch<Data>(
  data: Data | undefined,
  isLoading: boolean,
  search: string | null,
): Data | null {
  const [told, setTold] = useState(search)
  const isOwn = data !== undefined && !isLoading
  if (isOwn && told !== search) setTold(search)
  return data !== undefined && (isOwn || told === search) ? data : null
}
