import type { SocialProvider } from '@shop/contract/words'
import type { ProviderAnswer } from '@shop/flows/auth'

/** The client id of the reference server's own page, which stands in for a provider. */
export const standIn = 'development'

type Told = { type: 'social'; provider: SocialProvider; cancelled?: true } & ProviderAnswer

const isTold = (data: unknown, provider: SocialProvider): data is Told =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'social' &&
  'provider' in data &&
  data.provider === provider

/** Asks the reference server's page who to be. */
export const askStandIn = (provider: SocialProvider): Promise<ProviderAnswer> =>
  new Promise((resolve, reject) => {
    const opened = window.open(
      `/api/auth/${provider}/development`,
      'social',
      'popup,width=480,height=640',
    )
    if (!opened) {
      reject(new Error('The window was blocked'))
      return
    }
    const end = () => {
      removeEventListener('message', hear)
      clearInterval(watch)
    }
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== opened || !isTold(data, provider)) return
      end()
      if (data.cancelled) reject(new Error('The login was cancelled'))
      else resolve({ code: data.code, data: data.data })
    }
    addEventListener('message', hear)
    // A window closed by its cross says nothing.
    const watch = setInterval(() => {
      if (!opened.closed) return
      end()
      reject(new Error('The window was closed'))
    }, 500)
  })
