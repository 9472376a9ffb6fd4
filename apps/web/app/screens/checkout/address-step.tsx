import type { Address } from '@shop/contract'
import type { CheckoutEvent, CheckoutSnapshot } from '@shop/flows/checkout'
import { AddressBox } from '@shop/ui/address'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { MapPinIcon, PencilIcon, PlusIcon } from '@shop/ui/icons'
import { SkeletonRegion, SkeletonText } from '@shop/ui/skeleton'
import { type Ref, type RefObject, Suspense, useRef, useState } from 'react'
import type { ApiError } from '#app/data/api-error.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { AddressText } from '#app/parts/addresses/address-text.tsx'
import { Section } from './section.tsx'

const loadDialogs = () => import('#app/parts/addresses/dialogs.ts')
const AddressDialog = lazyPart(async () => ({ default: (await loadDialogs()).AddressDialog }))
const ChangeAddressDialog = lazyPart(async () => ({
  default: (await loadDialogs()).ChangeAddressDialog,
}))
const preload = () => void loadDialogs().catch(() => undefined)

export interface AddressStepProps {
  state: CheckoutSnapshot
  send: (event: CheckoutEvent) => void
  /** Undefined while they load. */
  addresses: readonly Address[] | undefined
  failure: ApiError | undefined
  onRetry: () => void
  chosen: Address | undefined
  error?: string
}

/** Where to: the default address or the first one, another one, or a new one (decision 014). */
export function AddressStep(props: AddressStepProps) {
  const { state, send, addresses, chosen, error } = props
  const t = useT()
  const [wasOpened, setWasOpened] = useState(false)
  if (!state.matches({ address: 'closed' }) && !wasOpened) setWasOpened(true)
  // Switching dialogs loses sight of what opened the first one.
  const opener = useRef<HTMLButtonElement>(null)
  const editor = useRef<HTMLButtonElement>(null)
  const backTo = (button: RefObject<HTMLButtonElement | null>) => (event: Event) => {
    event.preventDefault()
    button.current?.focus({ preventScroll: true })
  }
  const hasAddresses = addresses !== undefined && addresses.length > 0
  const close = () => send({ type: 'address.closed' })
  const choose = (address: number) => send({ type: 'address.chosen', address })
  return (
    <Section
      title={t('Delivery address')}
      error={error}
      aside={
        hasAddresses ? (
          <Button
            ref={opener}
            variant="link"
            size="sm"
            className="-me-3.5"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => send({ type: 'address.change' })}
          >
            {t('Change')}
          </Button>
        ) : addresses === undefined ? (
          // The button's room.
          <span className="h-10" />
        ) : null
      }
    >
      <ChosenAddress {...props} opener={opener} editor={editor} />
      {wasOpened ? (
        <Suspense>
          <AddressDialog
            open={state.matches({ address: 'adding' })}
            onOpenChange={close}
            onCloseAutoFocus={backTo(opener)}
            isFirst={!hasAddresses}
            onSaved={({ id }) => choose(id)}
          />
          {chosen ? (
            <AddressDialog
              // Another address has other values to begin with.
              key={chosen.id}
              open={state.matches({ address: 'editing' })}
              onOpenChange={close}
              onCloseAutoFocus={backTo(editor)}
              address={chosen}
              onSaved={close}
            />
          ) : null}
          {chosen && addresses ? (
            <ChangeAddressDialog
              open={state.matches({ address: 'choosing' })}
              onOpenChange={close}
              onCloseAutoFocus={backTo(opener)}
              addresses={addresses}
              chosen={chosen.id}
              onChoose={choose}
              onAdd={() => send({ type: 'address.add' })}
            />
          ) : null}
        </Suspense>
      ) : null}
    </Section>
  )
}

interface ChosenAddressProps extends AddressStepProps {
  opener: Ref<HTMLButtonElement>
  editor: Ref<HTMLButtonElement>
}

function ChosenAddress(props: ChosenAddressProps) {
  const { addresses, failure, onRetry, chosen, send, opener, editor } = props
  const t = useT()
  if (chosen) {
    return (
      <AddressBox
        action={
          <IconButton
            ref={editor}
            label={t('Edit Address')}
            size="sm"
            className="text-ink-muted"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => send({ type: 'address.edit' })}
          >
            <PencilIcon aria-hidden="true" />
          </IconButton>
        }
      >
        <AddressText address={chosen} />
      </AddressBox>
    )
  }
  if (failure) return <ErrorState layout="inline" message={t(failure.message)} onRetry={onRetry} />
  if (addresses === undefined) {
    return (
      <SkeletonRegion className="h-31 rounded-tile border border-hairline p-5">
        <SkeletonText lines={3} className="max-w-80" />
      </SkeletonRegion>
    )
  }
  return (
    <EmptyState
      icon={<MapPinIcon />}
      title={t('Where should it go?')}
      hint={t('Add the address that this order is delivered to. It is kept for the next time.')}
      action={
        <Button
          ref={opener}
          variant="outline"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => send({ type: 'address.add' })}
        >
          <PlusIcon aria-hidden="true" className="size-4" />
          {t('New address')}
        </Button>
      }
      className="rounded-tile bg-tile py-8 [&>span]:bg-ground"
    />
  )
}
