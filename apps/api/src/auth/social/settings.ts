import { type Settings, type SocialProvider, socialProviders } from '@shop/contract'
import type { Config } from '../../config.ts'
import { developmentClient, isDevelopment } from './development.ts'

/** What settings tell of the providers: no secret, and the stand-in where it answers. */
export const socialSettings = (config: Config): Settings['social_auths'] => {
  const of = (name: SocialProvider) => {
    const own = config.social[name]
    const client_id = own?.clientId ?? (isDevelopment(config, name) ? developmentClient : null)
    const redirect_url = own && 'redirectUrl' in own ? own.redirectUrl : null
    return { name, client_id, is_active: client_id !== null, redirect_url }
  }
  const [google, facebook, apple] = socialProviders
  return { google: of(google), facebook: of(facebook), apple: of(apple) }
}
