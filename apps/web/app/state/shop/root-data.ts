import type { Currency, Language, Settings } from '@shop/contract'
import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { serverKnows } from '#app/lib/server-knows.ts'

/** What the root loader decides for the whole document. */
export interface RootData {
  /** Whether the settings could be read. */
  reachable: boolean
  /** As text: the router's own format is 0.5 KB longer in a packed page. */
  settings: string
  /** The theme's custom properties, made on the server: the browser only has to show them. */
  theme: string
  /** The colour of the browser's own bar. */
  bar: string
  language: Language
  currency: Currency
  origin: string
}

let unpacked: { text: string; settings: Settings } | null = null

/** The settings out of the root loader's text; parsing is memoised. */
export function unpackSettings(text: string): Settings {
  if (unpacked?.text !== text) {
    unpacked = { text, settings: JSON.parse(text) as Settings }
    serverKnows.capabilities = unpacked.settings.capabilities
  }
  return unpacked.settings
}

/** The settings of the page that is open: for what runs outside of its components, in a browser alone. */
export const settingsInUse = () => unpacked?.settings ?? null

/** What the root loader decided, with its settings unpacked; nothing when the loader itself failed. */
export function useRootData() {
  const root = useRouteLoaderData<RootData>('root')
  return useMemo(() => root && { ...root, settings: unpackSettings(root.settings) }, [root])
}
