import type { AddToCart } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '#app/state/session/auth-context.ts'

const load = () => import('./buy-now.ts')

/** 'Buy now': what it does is loaded when the shopper seems to want it. */
export function useBuyNow() {
  const t = useT()
  const { toast } = useToaster()
  const { askLogin } = useAuth()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    preload: () => void load().catch(() => undefined),
    async buyNow(product: AddToCart) {
      if (isBusy) return
      setBusy(true)
      try {
        await (await load()).buyNow(product, { askLogin, go: navigate })
      } catch (error) {
        toast({
          id: 'cart-failure',
          tone: 'error',
          title: t(error instanceof Error ? error.message : 'Something went wrong'),
        })
      }
      setBusy(false)
    },
  }
}
