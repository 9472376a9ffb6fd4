import { AddressBox } from '@shop/ui/address'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { MapPinIcon, PencilIcon, PlusIcon } from '@shop/ui/icons'
import { SkeletonRegion, SkeletonText } from '@shop/ui/skeleton'
import { href } from 'react-router-dom'
import { addressesResource } from '#app/data/addresses.ts'
import { Link } from '#app/lib/link.tsx'
import { useOwn } from '#app/parts/account/use-own.ts'
import { AddressText } from '#app/parts/addresses/address-text.tsx'
import { Section } from '#app/parts/tile/product-section.tsx'

/** Where parcels go unless checkout says otherwise. */
export function DefaultAddress() {
  const t = useT()
  const { data, error, isValidating, mutate } = useOwn(addressesResource)
  const address = data?.find(({ is_default }) => is_default) ?? data?.[0]
  return (
    <Section title={t('Default address')} href={address ? '/manage-address' : undefined}>
      {address ? (
        <AddressBox
          action={
            <IconButton asChild label={t('Edit Address')} size="sm" className="text-ink-muted">
              <Link to={href('/manage-address/:id/edit', { id: String(address.id) })}>
                <PencilIcon aria-hidden="true" />
              </Link>
            </IconButton>
          }
        >
          <AddressText address={address} />
        </AddressBox>
      ) : data ? (
        <EmptyState
          icon={<MapPinIcon />}
          title={t('No address yet')}
          titleAs="h3"
          hint={t('Add the address that parcels go to: checkout starts with it.')}
          action={
            <Button variant="outline" asChild>
              <Link to="/manage-address/new">
                <PlusIcon aria-hidden="true" className="size-4" />
                {t('New address')}
              </Link>
            </Button>
          }
          className="rounded-tile bg-tile [&>span]:bg-ground"
        />
      ) : error ? (
        <ErrorState
          layout="inline"
          message={t(error.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <SkeletonRegion className="h-31 rounded-tile border border-hairline p-5">
          <SkeletonText lines={3} className="max-w-80" />
        </SkeletonRegion>
      )}
    </Section>
  )
}
