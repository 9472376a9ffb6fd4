import type { Cart, CartLine } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { useTellFailure } from '../use-tell-failure.ts'
import { type CartAnswer, type CartChange, productOf } from './cart-change.ts'
import type { CartActions, Shown } from './cart-context.ts'
import { lineOf } from './cart-line.ts'
import { chooseAlso, chosenBeside } from './use-chosen-shops.ts'

/**
 * 3000 ms without a progress bar, bottom-left, bottom-right in RTL (specification.md sections 8 and
 * 9).
 */
const cartToast = { duration: 3000, progress: false, position: 'bottom-start' } as const

const thumbnail = ({ thumbnail: src }: Shown) =>
  src ? <img src={src} alt="" width={48} height={48} className="size-12 object-cover" /> : undefined

/** How many of which: 2 × Ink, M; of what comes in one way only by its name. */
function inWords({ quantity, name, color, size, unit }: CartLine): string {
  const options = [color?.name, size?.name].filter(Boolean).join(', ')
  return `${quantity} × ${options || unit || name}`
}

/** The cart's toasts to the letter (specification.md sections 2 and 8). */
export function useCartToasts() {
  const t = useT()
  const { toast, dismiss } = useToaster()
  const tellFailure = useTellFailure()

  const nowInCart = (line: CartLine) =>
    t('Your cart has {{now}} now', { now: isolate(inWords(line)) })

  const info = (text: string | null) => {
    if (text) toast({ id: 'cart-info', tone: 'warning', title: text })
  }

  return {
    info,
    /** What a change came to; a changed quantity speaks for itself. */
    answered(change: CartChange, { cart, isInferred }: CartAnswer, actions: CartActions) {
      // What failed before is answered by now.
      dismiss('cart-failure')
      if (change.kind === 'add') {
        const product_id = productOf(change)
        const line = lineOf(cart, product_id)
        const shown = line ?? change.shown
        const { before } = change
        const added = {
          ...cartToast,
          id: `cart-${product_id}`,
          tone: 'success',
          title: shown?.name ?? '',
          description: line && isInferred ? nowInCart(line) : t('has been added to cart'),
          picture: shown && thumbnail(shown),
          action: { label: t('View In Cart'), onSelect: actions.openDrawer },
        } as const
        if (line && before) {
          const instead = t('Your cart has {{now}} now, instead of {{before}}', {
            now: isolate(inWords(line)),
            before: isolate(inWords(before)),
          })
          toast({
            ...added,
            // It asks for a decision: that takes longer than good news.
            duration: 8000,
            description: (
              <>
                {t('has been added to cart')}
                <span className="block">{instead}</span>
              </>
            ),
            otherAction: { label: t('Undo'), onSelect: () => actions.restore(before) },
          })
        } else toast(added)
      }
      if (change.kind === 'restore') {
        const { id, name } = change.line
        toast({
          ...cartToast,
          id: `cart-${id}`,
          tone: 'success',
          title: name,
          description: t('is in your cart as it was'),
          picture: thumbnail(change.line),
        })
      }
      if (change.kind === 'remove') {
        const { id, name, color, size, unit } = change.line
        const again = {
          product_id: id,
          quantity: 1,
          color: color?.id ?? null,
          size: size?.id ?? null,
          unit,
        }
        // The choice of a shop goes with its last line, and comes back with it.
        const left = chosenBeside(cart)
        const shown = { id: `cart-${id}`, title: name, picture: thumbnail(change.line) }
        const { line, saved } = change
        if (saved) {
          const undo = () => {
            saved()
            actions.restore(line)
            chooseAlso(left)
          }
          toast({
            ...shown,
            tone: 'success',
            description: t('Saved to the wishlist'),
            action: { label: t('Undo'), onSelect: undo },
          })
        } else {
          const undo = async () => {
            await actions.add(again)
            chooseAlso(left)
          }
          toast({
            ...cartToast,
            ...shown,
            description: t('has been remove to cart'),
            action: { label: t('Again Add to Cart'), onSelect: () => void undo() },
          })
        }
      }
      info(cart.info)
    },
    /** The server's own words; ours go through the translations. */
    failed(error: unknown, change: CartChange, cart: Cart | null) {
      const product = productOf(change)
      const line = lineOf(cart, product)
      // What it says of the cart may be true no longer.
      dismiss(`cart-${product}`)
      // Of several steps some may be done.
      tellFailure(error, 'cart-failure', line && nowInCart(line))
    },
  }
}
