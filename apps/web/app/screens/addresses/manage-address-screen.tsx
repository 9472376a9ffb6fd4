import type { Address } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { MapPinIcon, PlusIcon } from '@shop/ui/icons'
import { useToaster } from '@shop/ui/toast'
import { Suspense, useState } from 'react'
import { addressesResource } from '#app/data/addresses.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { Link } from '#app/lib/link.tsx'
import { PageTitle } from '#app/parts/page/page-frame.tsx'
import { AddressCard, AddressCardSkeletons, addressGrid } from './address-card.tsx'
import { useDefaultAddress } from './use-default-address.ts'
import { useDeleteAddress } from './use-delete-address.ts'

/** /manage-address: the shopper's addresses, one of them the default. */
export function ManageAddressScreen() {
  const t = useT()
  const { token } = useSession()
  const { data, error, isValidating, mutate } = useResource(addressesResource, token ? [] : null)
  const add = (
    <Button asChild>
      <Link to="/manage-address/new" prefetch="intent">
        <PlusIcon aria-hidden="true" className="size-4" />
        {t('New address')}
      </Link>
    </Button>
  )
  return (
    <>
      <PageTitle aside={data && data.length > 0 ? add : null}>{t('Manage Address')}</PageTitle>
      <div className="mt-6 sm:mt-8">
        {data ? (
          data.length > 0 ? (
            <AddressBook addresses={data} />
          ) : (
            <EmptyState
              icon={<MapPinIcon />}
              title={t('No address yet')}
              titleAs="h2"
              hint={t('Add the address that parcels go to: checkout starts with it.')}
              action={add}
            />
          )
        ) : error ? (
          <ErrorState
            message={t(error.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <AddressCardSkeletons />
        )}
      </div>
    </>
  )
}

const loadQuestion = () => import('./delete-question.tsx')
const DeleteQuestion = lazyPart(async () => ({ default: (await loadQuestion()).DeleteQuestion }))
const preload = () => void loadQuestion().catch(() => undefined)

function AddressBook({ addresses }: { addresses: readonly Address[] }) {
  const t = useT()
  const { toast } = useToaster()
  const { makeDefault, changing } = useDefaultAddress()
  const [addressToDelete, setAddressToDelete] = useState<Address | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { remove, isDeleting, refusal, forget } = useDeleteAddress(() => {
    setOpen(false)
    toast({ tone: 'success', title: t('The address is deleted') })
  })
  return (
    <>
      <ul tabIndex={-1} aria-label={t('Your addresses')} className={addressGrid}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isWaiting={changing === address.id}
            onMakeDefault={() => void makeDefault(address)}
            onDeleteIntent={preload}
            onDelete={() => {
              forget()
              setAddressToDelete(address)
              setOpen(true)
            }}
          />
        ))}
      </ul>
      {addressToDelete ? (
        <Suspense>
          <DeleteQuestion
            open={isOpen}
            onOpenChange={setOpen}
            address={addressToDelete}
            refusal={refusal}
            busy={isDeleting}
            onConfirm={() => void remove(addressToDelete)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
