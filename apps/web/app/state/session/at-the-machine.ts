import type { Settings } from '@shop/contract'
import { standIn } from './social-stand-in.ts'

/** Whether the browser runs where the shop does: only there a local shop tells codes and lets in strangers. */
const isHere = (hostname: string) => /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

type Auths = Settings['social_auths']

const withoutStandIns = (auths: Auths): Auths => {
  const own = (auth: Auths['google']) => (auth?.client_id === standIn ? null : auth)
  return { google: own(auths.google), facebook: own(auths.facebook), apple: own(auths.apple) }
}

/**
 * Settings as the login sees them: a local shop fills in its demo account and stands in for providers
 * for whoever sits at its machine. Its server refuses everybody else, who is not offered it either.
 */
export const loginSettings = (settings: Settings, hostname: string): Settings =>
  isHere(hostname)
    ? settings
    : {
        ...settings,
        app_environment: 'production',
        social_auths: withoutStandIns(settings.social_auths),
      }
