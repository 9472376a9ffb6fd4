import type { Address } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { PencilIcon, Trash2Icon } from '@shop/ui/icons'
import { Skeleton, SkeletonRegion, SkeletonText } from '@shop/ui/skeleton'
import { useId } from 'react'
import { href } from 'react-router-dom'
import { Link } from '#app/lib/link.tsx'
import { AddressText } from '#app/parts/addresses/address-text.tsx'

export interface AddressCardProps {
  address: Address
  /** Another one is being made the default. */
  isWaiting: boolean
  onMakeDefault: () => void
  onDelete: () => void
  /** Fetches the question's code when it seems to be wanted. */
  onDeleteIntent: () => void
}

/** An address and what can be done with it. */
export function AddressCard({
  address,
  isWaiting,
  onMakeDefault,
  onDelete,
  onDeleteIntent,
}: AddressCardProps) {
  const t = useT()
  const id = useId()
  return (
    <li className="flex flex-col rounded-tile border border-hairline">
      <div id={id} className="flex-1 p-5">
        <AddressText address={address} showDefault />
      </div>
      <div className="flex flex-wrap items-center border-hairline border-t px-1 py-1.5 sm:gap-x-1 sm:px-2">
        <Button asChild variant="ghost" size="sm">
          <Link
            to={href('/manage-address/:id/edit', { id: String(address.id) })}
            prefetch="intent"
            aria-describedby={id}
          >
            <PencilIcon aria-hidden="true" className="size-4" />
            {t('Edit')}
          </Link>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-describedby={id}
          onPointerEnter={onDeleteIntent}
          onFocus={onDeleteIntent}
          onClick={onDelete}
        >
          <Trash2Icon aria-hidden="true" className="size-4" />
          {t('Delete')}
        </Button>
        {address.is_default ? null : (
          <Button
            variant="ghost"
            size="sm"
            aria-describedby={id}
            loading={isWaiting}
            onClick={onMakeDefault}
            className="ms-auto"
          >
            {t('Set as default')}
          </Button>
        )}
      </div>
    </li>
  )
}

const cards = ['one', 'two']

/** Addresses on their way. */
export function AddressCardSkeletons() {
  return (
    <SkeletonRegion className={addressGrid}>
      {cards.map((card) => (
        <div key={card} className="rounded-tile border border-hairline">
          <div className="h-31 p-5">
            <SkeletonText lines={4} className="max-w-72" />
          </div>
          <div className="flex gap-3 border-hairline border-t px-4 py-3.5">
            <Skeleton className="h-5 w-16" />
            <Skeleton className="h-5 w-16" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}

export const addressGrid = 'grid grid-cols-1 gap-4 xl:grid-cols-2'
