import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { Badge } from '../badge/index.ts'
import { useT } from '../i18n/index.ts'

export type AddressProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Who lives there. */
  name: string
  /** What it is: "Home", "Office". */
  kind?: string
  /** The one that is taken unless another is chosen: says so. */
  isDefault?: boolean
  /** Street, town and country, as they are written on a parcel. */
  lines: readonly string[]
  /** As it is dialled; null for none. */
  phone?: string | null
}

/**
 * An address to read: who, kind, where, phone. Each line keeps its own direction, all stand at the start.
 * It is phrasing content, so that it can stand in a Radio's label.
 */
export function Address({
  name,
  kind,
  isDefault = false,
  lines,
  phone,
  className,
  ...props
}: AddressProps) {
  const t = useT()
  return (
    <span data-slot="address" {...props} className={cn('block text-sm', className)}>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="min-w-0 break-words font-semibold text-ink">{name}</bdi>
        {kind ? <Badge size="sm">{kind}</Badge> : null}
        {isDefault ? (
          <Badge size="sm" tone="primary">
            {t('Default')}
          </Badge>
        ) : null}
      </span>
      {lines.map((line) => (
        <span key={line} className="mt-0.5 block break-words text-ink-soft">
          <bdi>{line}</bdi>
        </span>
      ))}
      {phone ? (
        <bdi dir="ltr" className="mt-0.5 inline-block text-ink-muted tabular-nums">
          {phone}
        </bdi>
      ) : null}
    </span>
  )
}
