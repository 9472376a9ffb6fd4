import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { type Range, Slider } from '@shop/ui/slider'
import { TextInput } from '@shop/ui/text-input'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLatest } from '#app/lib/use-latest.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import type { Change } from './listing-query.ts'
import { useListing } from './listing-state.ts'
import { shownRange, toBase, toShown } from './price-range.ts'

export interface PriceFilterProps {
  /** The shop's lowest and highest price, in the base currency. */
  min: number
  max: number
  /** The list between two prices of the base currency; null: without an end. */
  narrow: (change: Pick<Change, 'min_price' | 'max_price'>) => string
}

/** A debounce, in ms: a held arrow key commits many times, and one search is enough. */
const debounce = 400

/** A price range in the chosen currency; the address holds it in the base one. */
export function PriceFilter({ min, max, narrow }: PriceFilterProps) {
  const t = useT()
  const { currency, money } = useShop()
  const { listing } = useListing()
  const navigate = useNavigate()
  const rate = currency.rate_from_default
  const range = shownRange(min, max, rate)
  const inAddress = toShown(listing, range, rate)
  const [draft, setDraft] = useState<Range | null>(null)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; settle: () => void }>(undefined)
  // Who closes the drawer is done with what they typed in it; who leaves the list does without.
  useEffect(() => {
    const { pathname } = location
    return () => {
      clearTimeout(pending.current?.timer)
      if (location.pathname === pathname) pending.current?.settle()
    }
  }, [])

  // Another filter may be chosen before it settles: both stay.
  const latest = useLatest({ narrow, inAddress })
  const commit = (chosen: Range) => {
    clearTimeout(pending.current?.timer)
    const settle = () => {
      pending.current = undefined
      setDraft(null)
      const { narrow: hrefFor, inAddress: before } = latest.current
      if (chosen[0] === before[0] && chosen[1] === before[1]) return
      void navigate(hrefFor(toBase(chosen, range, rate)), { preventScrollReset: true })
    }
    pending.current = { timer: setTimeout(settle, debounce), settle }
  }

  return (
    <>
      <Slider
        label={t('Price')}
        min={range.min}
        max={range.max}
        step={range.step}
        value={draft ?? inAddress}
        onValueChange={setDraft}
        onValueCommit={commit}
        formatValue={(value) => money(value / rate)}
        inputs
        unit={currency.symbol}
        className="px-0.5 py-1 noscript:hidden"
      />
      <PlainPriceForm />
    </>
  )
}

/** Without scripts: amounts go into the address as they are typed, in the base currency. */
function PlainPriceForm() {
  const t = useT()
  const { settings } = useShop()
  const { listing, params } = useListing()
  const others = [...params].filter(([name]) => !/^(min_price|max_price|page)$/.test(name))
  const unit = <bdi className="text-sm">{settings.currency.symbol}</bdi>
  return (
    <form method="get" className="hidden gap-3 py-1 noscript:grid">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        size="sm"
        name="min_price"
        inputMode="decimal"
        aria-label={t('From')}
        leading={unit}
        defaultValue={listing.min_price ?? ''}
      />
      <TextInput
        size="sm"
        name="max_price"
        inputMode="decimal"
        aria-label={t('To')}
        leading={unit}
        defaultValue={listing.max_price ?? ''}
      />
      <Button type="submit" size="sm" variant="outline">
        {t('Apply')}
      </Button>
    </form>
  )
}
