import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { type Range, Slider } from '@shop/ui/slider'
import { TextInput } from '@shop/ui/text-input'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '#app/lib/use-latest.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import type { Change, Listing } from './listing-query.ts'
import { useListing } from './listing-state.ts'
import { findable, shownRange, toBase, toShown } from './price-range.ts'

export interface PriceFilterProps {
  /** The shop's lowest and highest price, in the base currency. */
  min: number
  max: number
  /** The ends that are chosen, in the base currency. */
  chosen: Pick<Listing, 'min_price' | 'max_price'>
  /** The list between two prices of the base currency; null: without an end. */
  narrow: (change: Pick<Change, 'min_price' | 'max_price'>) => string
}

/** A debounce, in ms: a held arrow key commits many times, and one search is enough. */
const debounce = 400

/** A price range in the chosen currency; the address holds it in the base one. */
export function PriceFilter({ min, max, chosen, narrow }: PriceFilterProps) {
  const t = useT()
  const { currency, money } = useShop()
  const navigate = useNavigate()
  const rate = currency.rate_from_default
  const range = shownRange(min, max, rate)
  const shown = toShown(chosen, range, rate)
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
  const latest = useLatest({ narrow, shown })
  const commit = (chosen: Range) => {
    const ends = findable(chosen, [min, max], range, rate)
    setDraft(ends)
    clearTimeout(pending.current?.timer)
    const settle = () => {
      pending.current = undefined
      setDraft(null)
      const { narrow: hrefFor, shown: before } = latest.current
      if (ends[0] === before[0] && ends[1] === before[1]) return
      void navigate(hrefFor(toBase(ends, range, rate)), { preventScrollReset: true })
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
        value={draft ?? shown}
        onValueChange={setDraft}
        onValueCommit={commit}
        formatValue={(value) => money(value / rate)}
        inputs
        unit={currency.symbol}
        className="px-0.5 py-1 noscript:hidden"
      />
      <PlainPriceForm chosen={chosen} />
    </>
  )
}

/** Without scripts: amounts go into the address as they are typed, in the base currency. */
function PlainPriceForm({ chosen }: Pick<PriceFilterProps, 'chosen'>) {
  const t = useT()
  const { settings } = useShop()
  const { params } = useListing()
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
        defaultValue={chosen.min_price ?? ''}
      />
      <TextInput
        size="sm"
        name="max_price"
        inputMode="decimal"
        aria-label={t('To')}
        leading={unit}
        defaultValue={chosen.max_price ?? ''}
      />
      <Button type="submit" size="sm" variant="outline">
        {t('Apply')}
      </Button>
    </form>
  )
}
