import type { Currency, Language, Settings } from '@shop/contract'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { rememberCurrency } from '#app/lib/i18n/choice.ts'
import { formatMoney } from '#app/lib/i18n/money.ts'

interface Shop {
  settings: Settings
  language: Language
  currency: Currency
  /** Where the shop stands, such as https://shop.example; unknown in stories. */
  origin: string | undefined
  /** Shows all prices in it from now on. */
  chooseCurrency: (currency: Currency) => void
  /** A base amount as text in the chosen currency. */
  money: (amount: number | null) => string
}

const ShopContext = createContext<Shop | null>(null)

export interface ShopProviderProps {
  settings: Settings
  language: Language
  /** The currency that the server rendered. */
  currency: Currency
  origin?: string
  children: ReactNode
}

/** What every screen needs to know of the shop: settings, language, currency. */
export function ShopProvider({
  settings,
  language,
  currency: first,
  origin,
  children,
}: ShopProviderProps) {
  const [currency, setCurrency] = useState(first)
  const shop = useMemo<Shop>(
    () => ({
      settings,
      language,
      currency,
      origin,
      chooseCurrency: (chosen) => {
        rememberCurrency(settings, chosen)
        setCurrency(chosen)
      },
      money: (amount) => formatMoney(amount, currency, { settings, direction: language.direction }),
    }),
    [settings, language, currency, origin],
  )
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}
