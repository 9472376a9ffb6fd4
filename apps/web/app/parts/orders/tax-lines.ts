import type { Totals } from '@shop/contract'
import type { Translate } from '@shop/ui/i18n'

type Tax = Totals['all_vat_taxes'][number]

/** A tax to be shown; without a tax of its own it is all of them together. */
export interface TaxLine {
  readonly tax: Tax | null
  /** Null where a server does not say. */
  readonly amount: number | null
}

/** What a tax is called, with its percentage where a server says it. */
export const taxLabel = (t: Translate, tax: Tax | null): string =>
  tax === null
    ? t('Tax')
    : tax.percentage === null
      ? tax.name
      : t('{{name}} ({{percentage}}%)', { name: tax.name, percentage: tax.percentage })

const cents = (amount: number) => Math.round(amount * 100)

/**
 * What is shown of taxes. Of several shops the amounts of each may be the last shop's alone (wire.md 7):
 * where they are not the total, only the total is true.
 */
export function taxLines(taxes: readonly Tax[], total: number | null): readonly TaxLine[] {
  const sum = taxes.reduce((all, { amount }) => all + cents(amount ?? Number.NaN), 0)
  if (taxes.length > 1 && total !== null && sum === cents(total))
    return taxes.map((tax) => ({ tax, amount: tax.amount }))
  const [only] = taxes
  const tax = taxes.length === 1 && only ? only : null
  return [{ tax, amount: total ?? tax?.amount ?? null }]
}
