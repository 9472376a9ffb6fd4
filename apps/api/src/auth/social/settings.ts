import { type Settings, type SocialProvider, socialProviders } from '@shop/contract'
import type { Config } from '../../config.ts'
import { developmentClient, isDevelopment } from './development.ts'

type Switches = Partial<Record<SocialProvider, { readonly is_active: boolean }>>

/** Whether the shop's settings leave a provider on; each is until it is switched off. */
export const isProviderOn = (switches: unknown, name: SocialProvider): boolean =>
  (switches as Switches | undefined)?.[name]?.is_active !== false

/** What settings tell of the providers: no secret, and the stand-in where it answers. */
export const socialSettings = (config: Config, switches: unknown): Settings['social_auths'] => {
  const of = (name: SocialProvider) => {
    const own = config.social[name]
    const client_id = own?.clientId ?? (isDevelopment(config, name) ? developmentClient : null)
    const redirect_url = own && 'redirectUrl' in own ? own.redirectUrl : null
    return {
      name,
      client_id,
      is_active: client_id !== null && isProviderOn(switches, name),
      redirect_url,
    }
  }
  const [google, facebook, apple] = socialProviders
  return { google: of(google), facebook: of(facebook), apple: of(apple) }
}
