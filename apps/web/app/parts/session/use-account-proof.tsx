import type { OtpRef } from '@shop/flows/otp'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { ApiError } from '#app/data/api-error.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import type { AccountProofProps } from './account-proof.tsx'

interface ProofRequest {
  Dialog: ComponentType<AccountProofProps>
  actor: OtpRef
  open: boolean
  onEnd: (proven: boolean) => void
}

type Refusal = Pick<ApiError, 'status' | 'errors'>

/** A refusal without fields, as for an account that is not verified (wire.md 1.3). */
const isPlain = ({ status, errors }: Refusal) => status === 422 && Object.keys(errors).length === 0

export interface AccountProofAsking {
  /**
   * Whether the shopper has just proven the account that an order was refused for; the order may be
   * placed again then. False at once when the refusal had another reason.
   */
  prove: (refused: Refusal) => Promise<boolean>
  dialog: ReactNode
}

/**
 * Lets a shopper verify the account where the shop wants that for orders (specification.md section
 * 3).
 */
export function useAccountProof(): AccountProofAsking {
  const { settings } = useShop()
  const [request, setRequest] = useState<ProofRequest | null>(null)

  const prove = async (refused: Refusal) => {
    if (!settings.order_place_account_verify || !isPlain(refused)) return false
    try {
      const { AccountProof, rereadUser, sendProof } = await import('./account-proof.tsx')
      // Every server has its own words for it; the account itself says it in one.
      const user = await rereadUser()
      if (user.account_verified) return false
      return await new Promise<boolean>((resolve) => {
        setRequest({
          Dialog: AccountProof,
          actor: sendProof(user, settings),
          open: true,
          onEnd: (proven) => {
            setRequest((shown) => shown && { ...shown, open: false })
            if (proven) void rereadUser().catch(() => undefined)
            resolve(proven)
          },
        })
      })
    } catch {
      // Then the refusal itself is what there is to say.
      return false
    }
  }

  return {
    prove,
    dialog: request ? (
      <request.Dialog actor={request.actor} open={request.open} onEnd={request.onEnd} />
    ) : null,
  }
}
