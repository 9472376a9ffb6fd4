import { randomBytes } from 'node:crypto'
import type { Settings } from '@shop/contract'
import { picturesOf } from '@shop/contract/settings-pictures'
import { type SocialProvider, socialProviders } from '@shop/contract/words'
import { onceFor } from '../../app/lib/once-for.ts'
import { trustedTypes } from '../../app/lib/trusted-types.ts'

/** 128 random bits for the inline scripts of one answer. */
export const newNonce = () => randomBytes(16).toString('base64')

export interface PolicyOptions {
  /** What may run: hashes or nonces, quoted as the policy writes them. */
  scripts: readonly string[]
  /** The origin of another server whose pictures and calls are used directly, if any. */
  apiOrigin: string | null
  /** Other hosts of pictures and films, as MEDIA_HOSTS names them. */
  mediaHosts?: readonly string[]
  /** The page itself comes by https: browsers show it nothing that comes by http. */
  isSecure?: boolean
  /** Whose pictures are shown, too. */
  settings?: Settings | null
  /** Where the page hears of news, as settings name it. */
  realtime?: readonly string[]
  /** Vite's client talks over a socket and makes styles while developing. */
  dev?: boolean
}

/** Hosts whose players may be embedded, inside sandboxed frames only (decision 011). */
const videoHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.dailymotion.com',
]

/**
 * Where the scripts of social login talk to, once a button has brought one (specification.md
 * section 7).
 */
const providerHosts: Readonly<Record<SocialProvider, readonly string[]>> = {
  google: ['https://accounts.google.com'],
  facebook: ['https://www.facebook.com', 'https://graph.facebook.com'],
  apple: ['https://appleid.apple.com'],
}

const providersOf = ({ social_auths }: Settings) =>
  socialProviders
    .filter((provider) => social_auths[provider]?.is_active)
    .flatMap((provider) => providerHosts[provider])

/** URL takes hosts with signs that would end a source, or a directive: no real one has them. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])$/

const originOf = (address: string | null): string[] => {
  const url = address ? URL.parse(address) : null
  return url && /^https?:$/.test(url.protocol) && host.test(url.hostname) ? [url.origin] : []
}

/** Of settings: with more, the header would be longer than clients read. */
const mostHosts = 50

/** The hosts of the pictures that settings name. */
const pictureHosts = onceFor((settings: Settings) =>
  [...new Set(picturesOf(settings).flatMap(originOf))].slice(0, mostHosts),
)

/**
 * Where pictures and films may come from. A server of our own keeps its media itself. What another
 * one's answers name may lie on any host, and a page shows answers that come long after its policy:
 * so any host will do until MEDIA_HOSTS says which.
 */
function mediaOf({ apiOrigin, mediaHosts = [], isSecure, settings }: PolicyOptions): string[] {
  const named = settings ? pictureHosts(settings) : []
  const anyScheme = isSecure ? ['https:'] : ['http:', 'https:']
  const anyHost = apiOrigin && mediaHosts.length === 0 ? anyScheme : []
  return [...new Set([...originOf(apiOrigin), ...named, ...mediaHosts, ...anyHost])]
}

/** A strict Content-Security-Policy: only scripts that it names run, and what they load. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { scripts, apiOrigin, settings, realtime = [], dev = false } = options
  const elsewhere = originOf(apiOrigin)
  const media = mediaOf(options)
  const providers = settings ? providersOf(settings) : []
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': scripts.length > 0 ? [...scripts, "'strict-dynamic'"] : ["'none'"],
    // Radix and React set style attributes; a style cannot run.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...providers, ...elsewhere, ...realtime, ...(dev ? ['ws:'] : [])],
    'frame-src': [...videoHosts, ...providers],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    // Vite's own client makes markup out of text.
    ...(dev
      ? {}
      : {
          'trusted-types': Object.values(trustedTypes),
          'require-trusted-types-for': ["'script'"],
        }),
  }
  return Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Headers of every answer for a page, whatever its method and status. */
export const pageHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}
