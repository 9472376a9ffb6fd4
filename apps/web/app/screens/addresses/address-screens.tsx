import type { Address } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { MapPinIcon } from '@shop/ui/icons'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { useToaster } from '@shop/ui/toast'
import { type ReactNode, useId } from 'react'
import { addressesResource } from '#app/data/addresses.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { AddressForm } from '#app/parts/addresses/address-form.tsx'
import { useAddressStart } from '#app/parts/addresses/use-address-start.ts'
import { useSaveAddress } from '#app/parts/addresses/use-save-address.ts'
import { PageTitle } from '#app/parts/page/page-frame.tsx'

const book = '/manage-address'

/** /manage-address/new: one more address. The first one starts with what the account knows. */
export function NewAddressScreen() {
  const t = useT()
  return (
    <Page title={t('Add New Address')}>{(known) => <Editor isFirst={known.length === 0} />}</Page>
  )
}

/** /manage-address/{id}/edit: an own address; any other is not there. */
export function EditAddressScreen({ id }: { id: string }) {
  const t = useT()
  return (
    <Page title={t('Edit Address')}>
      {(known) => {
        const address = known.find((one) => String(one.id) === id)
        return address ? (
          <Editor key={address.id} address={address} isFirst={false} />
        ) : (
          <EmptyState
            icon={<MapPinIcon />}
            title={t('This address does not exist')}
            titleAs="h2"
            hint={t('It may have been deleted, or the link is mistyped.')}
            action={
              <Button asChild>
                <Link to={book}>{t('Your addresses')}</Link>
              </Button>
            }
          />
        )
      }}
    </Page>
  )
}

interface PageProps {
  title: string
  children: (known: readonly Address[]) => ReactNode
}

/** What both need to know first: the addresses that are there. */
function Page({ title, children }: PageProps) {
  const t = useT()
  const { token } = useSession()
  const { data, error, isValidating, mutate } = useResource(addressesResource, token ? [] : null)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="mt-1.5 text-ink-muted">{t('Where should the parcel go?')}</p>
      <div className="mt-6 max-w-160 sm:mt-8">
        {data ? (
          children(data)
        ) : error ? (
          <ErrorState
            message={t(error.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <FormSkeleton />
        )}
      </div>
    </>
  )
}

interface EditorProps {
  /** A new one without it. */
  address?: Address
  isFirst: boolean
}

function Editor({ address, isFirst }: EditorProps) {
  const t = useT()
  const formId = useId()
  const navigate = useNavigate()
  const { toast } = useToaster()
  const { discard, settle, ...begun } = useAddressStart(address, isFirst)
  const { submit, ...sending } = useSaveAddress(address, (_, sent, isLeft) => {
    settle(sent)
    toast({ tone: 'success', title: t('The address is saved') })
    if (!isLeft) void navigate(book)
  })
  return (
    <>
      <AddressForm
        id={formId}
        {...begun}
        sending={sending}
        onSubmit={(values) => void submit(values)}
      />
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" form={formId} loading={sending.isSending}>
          {t('Save address')}
        </Button>
        <Button variant="secondary" asChild>
          <Link to={book} onClick={discard}>
            {t('Cancel')}
          </Link>
        </Button>
      </div>
    </>
  )
}

const fields = ['name', 'phone', 'line', 'flat', 'line2', 'area', 'code', 'type']

function FormSkeleton() {
  return (
    <SkeletonRegion className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field} className={field === 'line' ? 'sm:col-span-2' : undefined}>
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-1.5 h-11 w-full rounded-control" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
