import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** What the address asks for; without the router's own setter, for which see `use-navigate.ts`. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
