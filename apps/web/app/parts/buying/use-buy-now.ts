import type { AddToCart } from '@shop/contract'
import { useState } from 'react'
import { useLeft } from '#app/lib/use-left.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { useTellFailure } from '#app/state/use-tell-failure.ts'

const load = () => import('./buy-now.ts')

/** 'Buy now': what it does is loaded when the shopper seems to want it. */
export function useBuyNow() {
  const tellFailure = useTellFailure()
  const { askLogin } = useAuth()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { begin } = useLeft()
  return {
    isBusy,
    preload: () => void load().catch(() => undefined),
    async buyNow(product: AddToCart) {
      if (isBusy) return
      setBusy(true)
      const isLeft = begin()
      const go = async (path: string) => {
        if (!isLeft()) await navigate(path)
      }
      try {
        await (await load()).buyNow(product, {
          askLogin: (intent) => {
            if (!isLeft()) askLogin(intent)
          },
          go,
        })
      } catch (error) {
        tellFailure(error, 'cart-failure')
      }
      setBusy(false)
    },
  }
}
