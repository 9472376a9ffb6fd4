import { Avatar } from '@shop/ui/avatar'
import { useT } from '@shop/ui/i18n'
import { UserRoundIcon } from '@shop/ui/icons'
import { useSession } from '#app/data/session-store.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { MenuButton } from '../menu-button.tsx'

const loadMenu = () => import('./account-menu.tsx')

/**
 * Login, or whose account it is. Both have the same room: the server renders everybody as a guest,
 * and nothing moves when the browser knows better.
 */
export function AccountButton() {
  const t = useT()
  const { user } = useSession()
  const { askLogin, preloadLogin } = useAuth()
  return (
    <div className="flex w-16 shrink-0 justify-end lg:w-44">
      {user ? (
        <MenuButton
          load={loadMenu}
          label={t('My account')}
          className="h-11 max-w-full text-ink text-sm lg:ps-1"
        >
          <Avatar name={user.name} src={user.profile_photo} size="sm" decorative />
          <bdi className="hidden max-w-24 truncate font-semibold lg:block">{user.name}</bdi>
        </MenuButton>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => askLogin()}
          onPointerEnter={preloadLogin}
          onFocus={preloadLogin}
          onTouchStart={preloadLogin}
          className="flex h-11 items-center gap-2 rounded-control px-3 font-semibold text-ink text-sm transition-colors hover:bg-tile lg:px-4"
        >
          <UserRoundIcon aria-hidden="true" className="size-5" />
          <span className="max-lg:sr-only">{t('Login')}</span>
        </button>
      )}
    </div>
  )
}
