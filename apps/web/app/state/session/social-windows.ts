import type { Settings } from '@shop/contract'
import type { SocialProvider } from '@shop/contract/words'
import type { SocialWindows } from '@shop/flows/auth'
import { letProvidersIn } from './provider-policy.ts'
import { askApple, askFacebook, askGoogle, type Setup } from './social-sdks.ts'
import { askStandIn, standIn } from './social-stand-in.ts'

const scripts: Record<SocialProvider, string> = {
  google: 'https://accounts.google.com/gsi/client',
  facebook: 'https://connect.facebook.net/en_US/sdk.js',
  apple: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js',
}

const askers = { google: askGoogle, facebook: askFacebook, apple: askApple }

const loaded = new Map<string, Promise<void>>()

/** Brings a script once; one that failed is tried again at the next press. */
function loadScript(src: string): Promise<void> {
  const known = loaded.get(src)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loaded.delete(src)
      reject(new Error(`${src} did not load`))
    }
    document.head.append(script)
  })
  loaded.set(src, loading)
  return loading
}

/**
 * The providers' scripts and windows (specification.md sections 7 and 8). Nothing of a provider is
 * fetched before its button is pressed, and none that is not active with a client id.
 */
export function socialWindows(auths: () => Settings['social_auths']): SocialWindows {
  const setupOf = (provider: SocialProvider): Setup => {
    const auth = auths()[provider]
    if (!auth?.is_active || !auth.client_id) throw new Error(`${provider} is not set up`)
    return { clientId: auth.client_id, redirectUrl: auth.redirect_url }
  }
  return {
    async load(provider) {
      if (setupOf(provider).clientId === standIn) return
      await letProvidersIn()
      await loadScript(scripts[provider])
    },
    async ask(provider) {
      const setup = setupOf(provider)
      return setup.clientId === standIn ? askStandIn(provider) : askers[provider](setup)
    },
    log: (error) => console.warn('Social login:', error),
  }
}
