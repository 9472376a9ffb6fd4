import type { ProductDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { Skeleton } from '@shop/ui/skeleton'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '@shop/ui/table'
import type { ReactNode } from 'react'
import { productHref } from '#app/lib/hrefs.ts'
import { Link } from '#app/lib/link.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { ColumnActions } from './column-actions.tsx'
import { sortTraits } from './sort-traits.ts'
import { type Trait, useTraits } from './traits.tsx'
import type { Column } from './use-compared.ts'

export interface CompareTableProps {
  columns: readonly Column[]
  onlyDifferences: boolean
  onRemove: (id: number) => void
}

// It scrolls sideways under its names.
const label = 'sticky start-0 z-1 bg-ground max-sm:border-hairline max-sm:border-e'
const inset = 'px-2 last:pe-2 sm:px-4 sm:last:pe-4'

/** Products side by side: what they differ in comes first. */
export function CompareTable({ columns, onlyDifferences, onRemove }: CompareTableProps) {
  const t = useT()
  const traits = useTraits()
  const read = columns.flatMap(({ details }) => details ?? [])
  // Rows keep their places until all is known that will be.
  const isSettled = columns.every(({ details, problem }) => details || problem)
  const { differing, alike } = sortTraits(traits, isSettled ? read : [])
  const isGrouped = isSettled && read.length > 1

  return (
    <Table
      label={t('Products side by side')}
      // What only screen readers see stays inside: elsewhere it would widen the page.
      className="relative table-fixed [--column:8rem] [--names:5.25rem] max-sm:min-w-full sm:[--column:13rem] sm:[--names:9rem] xl:[--column:16rem]"
      style={{ width: `calc(var(--names) + ${columns.length} * var(--column))` }}
    >
      <colgroup>
        <col style={{ width: 'var(--names)' }} />
        {columns.map(({ known }) => (
          <col key={known.id} />
        ))}
      </colgroup>
      <TableHead className="border-b-0">
        <TableRow>
          <TableCell className={`${label} ${inset}`} />
          {columns.map((column) => (
            <TableHeader
              key={column.known.id}
              className={`${inset} whitespace-normal pb-1 align-top text-ink`}
            >
              <ColumnHead column={column} />
            </TableHeader>
          ))}
        </TableRow>
        <TableRow>
          <TableCell className={`${label} ${inset}`} />
          {columns.map((column) => (
            <TableCell key={column.known.id} className={`${inset} pt-1! align-top!`}>
              <ColumnActions column={column} onRemove={onRemove} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      {isGrouped ? (
        <>
          <TraitRows title={t('What differs')} traits={differing} columns={columns}>
            {differing.length === 0 ? (
              <TableRow>
                <TableCell colSpan={columns.length + 1} className="text-ink-muted">
                  <span className="sticky start-0">{t('They do not differ in any of this.')}</span>
                </TableCell>
              </TableRow>
            ) : null}
          </TraitRows>
          {onlyDifferences ? null : (
            <TraitRows title={t('What is the same')} traits={alike} columns={columns} />
          )}
        </>
      ) : (
        <TraitRows traits={alike} columns={columns} />
      )}
    </Table>
  )
}

function ColumnHead({ column: { known, details } }: { column: Column }) {
  const pictureOf = usePicture()
  const name = details?.name ?? known.name
  return (
    <Link
      to={productHref(known.id, known.color)}
      prefetch="intent"
      className="block rounded-tile hover:underline"
    >
      <Picture
        {...pictureOf(known.thumbnail, 320)}
        alt=""
        width={320}
        height={320}
        sizes="(min-width: 80rem) 14rem, (min-width: 40rem) 11rem, 7rem"
        className="aspect-square w-full rounded-tile"
      />
      <span className="mt-2 line-clamp-3 wrap-anywhere text-start font-semibold sm:text-base">
        {name}
      </span>
    </Link>
  )
}

interface TraitRowsProps {
  title?: string
  traits: readonly Trait[]
  columns: readonly Column[]
  /** In the place of rows. */
  children?: ReactNode
}

function TraitRows({ title, traits, columns, children }: TraitRowsProps) {
  if (traits.length === 0 && !children) return null
  return (
    <tbody className="divide-y divide-hairline border-hairline border-t">
      {title ? (
        <TableRow>
          <th
            scope="rowgroup"
            colSpan={columns.length + 1}
            className="pt-8 pb-3 text-start text-base"
          >
            <span className="sticky start-0">{title}</span>
          </th>
        </TableRow>
      ) : null}
      {children}
      {traits.map((trait) => (
        <TableRow key={trait.id}>
          <TableHeader
            scope="row"
            className={`${label} ${inset} wrap-anywhere hyphens-auto whitespace-normal! align-top text-ink-muted max-sm:text-xs`}
          >
            {trait.label}
          </TableHeader>
          {columns.map((column) => (
            <TableCell key={column.known.id} className={`${inset} wrap-anywhere py-3! align-top!`}>
              <Value trait={trait} column={column} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </tbody>
  )
}

const hasValue = (trait: Trait, product: ProductDetails) => trait.value(product) !== ''

function Value({ trait, column: { details, problem } }: { trait: Trait; column: Column }) {
  const t = useT()
  if (details && hasValue(trait, details)) return trait.show(details)
  if (!details && !problem) return <Skeleton className="h-4 w-3/4" />
  return (
    <span className="text-ink-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{details ? t('None') : t('Not known')}</span>
    </span>
  )
}
