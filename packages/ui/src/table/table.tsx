import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { useReachable } from '#lib/use-reachable'

export type TableProps = ComponentProps<'table'> & {
  /** Says what the table holds, for screen readers. */
  label: string
}

/** Rows and columns. A table wider than its place scrolls sideways, also by keyboard. */
export function Table({ label, className, ...props }: TableProps) {
  const region = useReachable<HTMLElement>()
  return (
    <section data-slot="table" aria-label={label} ref={region} className="overflow-x-auto">
      <table
        {...props}
        className={cn('w-full border-collapse text-start text-ink text-sm', className)}
      />
    </section>
  )
}

/** The row of names at the top. */
export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return (
    <thead
      data-slot="table-head"
      {...props}
      className={cn('border-hairline border-b text-ink-muted', className)}
    />
  )
}

/** The rows. */
export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <tbody
      data-slot="table-body"
      {...props}
      className={cn('divide-y divide-hairline', className)}
    />
  )
}

/** One row: a `TableHeader scope="row"` first, then cells. */
export function TableRow(props: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" {...props} />
}

const ends = { start: 'text-start', end: 'text-end tabular-nums' }

type Aligned = {
  /** A column of figures: at the end, in digits of one width. */
  end?: boolean
}

export type TableHeaderProps = ComponentProps<'th'> & Aligned

/** The name of a column, or with `scope="row"` of a row. `end` for figures. */
export function TableHeader({ end = false, scope = 'col', className, ...props }: TableHeaderProps) {
  return (
    <th
      data-slot="table-header"
      scope={scope}
      {...props}
      className={cn(
        'whitespace-nowrap px-3 py-3 font-medium first:ps-0 last:pe-0',
        ends[end ? 'end' : 'start'],
        className,
      )}
    />
  )
}

export type TableCellProps = ComponentProps<'td'> & Aligned

/** One value. `end` for figures. */
export function TableCell({ end = false, className, ...props }: TableCellProps) {
  return (
    <td
      data-slot="table-cell"
      {...props}
      className={cn(
        'px-3 py-4 align-middle first:ps-0 last:pe-0',
        ends[end ? 'end' : 'start'],
        className,
      )}
    />
  )
}
