import type { Settings } from '@shop/contract'
import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { loader } from './root.tsx'

/** What the root loader decided, with its settings unpacked; nothing when the loader itself failed. */
export function useRootData() {
  const root = useRouteLoaderData<typeof loader>('root')
  return useMemo(() => root && { ...root, settings: JSON.parse(root.settings) as Settings }, [root])
}
