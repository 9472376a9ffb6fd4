import type { CartLine } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { HeartIcon } from '@shop/ui/icons'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError } from '#app/data/api-error.ts'
import { wishFavorite } from '#app/data/wish-favorite.ts'
import type { CartActions } from '#app/state/cart/cart-context.ts'
import { choiceStores, keepChoice } from '#app/state/choices/choices.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { useTellEnded } from '#app/state/session/use-tell-ended.ts'
import { useTellFailure } from '#app/state/use-tell-failure.ts'

interface SaveForLaterProps {
  line: Pick<CartLine, 'id' | 'name' | 'color' | 'size'>
  remove: CartActions['remove']
}

/** Out of the cart, onto the wishlist; a line stays until it stands there, also over a login (decision 022). */
export function SaveForLater({ line: { id, name, color, size }, remove }: SaveForLaterProps) {
  const t = useT()
  const tellFailure = useTellFailure()
  const tellEnded = useTellEnded()
  const { askLogin } = useAuth()
  const { mutate } = useSWRConfig()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    keepChoice(choiceStores.saved, id, { color: color?.id ?? null, size: size?.id ?? null })
    try {
      const isNew = await wishFavorite(mutate, id, true)
      // The cart says what became of the line, once for both.
      remove(id, () => {
        if (isNew) void wishFavorite(mutate, id, false).catch(tellFailure)
      })
    } catch (error) {
      setSaving(false)
      if (!(error instanceof ApiError) || error.status !== 401) return tellFailure(error)
      tellEnded()
      askLogin({ kind: 'favorite', product: id, wanted: true, isSaved: true })
    }
  }
  return (
    <button
      type="button"
      aria-label={`${t('Save for later')}: ${name}`}
      aria-disabled={isSaving}
      onClick={isSaving ? undefined : () => void save()}
      className="inline-flex items-center gap-1.5 self-start rounded-mark py-0.5 text-ink-muted text-xs underline-offset-4 pointer-coarse:min-h-11 aria-disabled:opacity-50 hover:text-ink hover:underline"
    >
      <HeartIcon aria-hidden="true" className="size-3.5" />
      {t('Save for later')}
    </button>
  )
}
