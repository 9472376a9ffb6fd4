import type { Settings } from '@shop/contract'
import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { loader } from './root.tsx'

let unpacked: { text: string; settings: Settings } | null = null

/** The settings out of the root loader's text; unpacked once, however many ask. */
export function unpackSettings(text: string): Settings {
  if (unpacked?.text !== text) unpacked = { text, settings: JSON.parse(text) as Settings }
  return unpacked.settings
}

/** What the root loader decided, with its settings unpacked; nothing when the loader itself failed. */
export function useRootData() {
  const root = useRouteLoaderData<typeof loader>('root')
  return useMemo(() => root && { ...root, settings: unpackSettings(root.settings) }, [root])
}
