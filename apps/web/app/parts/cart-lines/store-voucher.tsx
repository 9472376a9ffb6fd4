import type { CartShop } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { TicketIcon } from '@shop/ui/icons'
import { Suspense, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { useCartActions } from '#app/state/cart/cart-context.ts'

const loadDialog = () => import('#app/parts/vouchers/voucher-dialog.tsx')
const VoucherDialog = lazyPart(async () => ({ default: (await loadDialog()).VoucherDialog }))
const preload = () => void loadDialog().catch(() => undefined)

/** 'Apply Store voucher' of a shop in the basket: opens the shop's vouchers over it. */
export function StoreVoucher({ shop }: { shop: CartShop }) {
  const t = useT()
  const navigate = useNavigate()
  const { closeDrawer } = useCartActions()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { shop_id: id, shop_name: name, products } = shop
  return (
    <>
      <Button
        variant="link"
        size="sm"
        className="-ms-3.5"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <TicketIcon aria-hidden="true" className="size-4" />
        {t('Apply Store voucher')}
      </Button>
      {wasOpened ? (
        <Suspense>
          <VoucherDialog
            open={isOpen}
            onOpenChange={setOpen}
            shop={{ id, name }}
            goods={products}
            onSignedOut={() => {
              setOpen(false)
              closeDrawer()
              void navigate('/')
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
