import type { Settings } from '@shop/contract'
import { type SocialProvider, socialProviders } from '@shop/contract/words'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { AppleIcon, FacebookIcon, GoogleIcon } from '@shop/ui/icons'
import { Separator } from '@shop/ui/separator'
import type { SocialEvent, SocialSnapshot } from './social.machine.ts'

export type SocialButtonsProps = {
  snapshot: SocialSnapshot
  send: (event: SocialEvent) => void
  /** What can be pressed, as `activeProviders` says. */
  providers: readonly SocialProvider[]
}

/** The providers that are switched on and set up. */
export const activeProviders = (auths: Settings['social_auths']): SocialProvider[] =>
  socialProviders.filter((provider) => {
    const auth = auths[provider]
    return auth?.is_active && auth.client_id
  })

const icons = { google: GoogleIcon, facebook: FacebookIcon, apple: AppleIcon }

/** The providers' ways in: one state of the social machine. Nothing where none is set up. */
export function SocialButtons({ snapshot, send, providers }: SocialButtonsProps) {
  const t = useT()
  if (providers.length === 0) return null
  const words = {
    google: t('Continue with Google'),
    facebook: t('Continue with Facebook'),
    apple: t('Continue with Apple'),
  }
  const { provider: pressed, problem } = snapshot.context
  const busy = snapshot.hasTag('busy')
  return (
    <div className="grid grid-cols-1 gap-3">
      <Separator label={t('or')} />
      {problem ? (
        <p role="alert" className="text-danger">
          {t(problem.message)}
        </p>
      ) : null}
      {providers.map((provider) => {
        const Icon = icons[provider]
        return (
          <Button
            key={provider}
            variant="outline"
            block
            loading={busy && provider === pressed}
            disabled={busy && provider !== pressed}
            onClick={() => send({ type: 'provider.pressed', provider })}
          >
            <Icon aria-hidden="true" />
            {words[provider]}
          </Button>
        )
      })}
    </div>
  )
}
