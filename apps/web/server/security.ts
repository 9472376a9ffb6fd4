import { randomBytes } from 'node:crypto'

/** 128 random bits for the inline scripts of one answer. */
export const newNonce = () => randomBytes(16).toString('base64')

export interface PolicyOptions {
  /** What may run: nonces or hashes, quoted as the policy writes them. */
  scripts: readonly string[]
  /** The origin of another server whose pictures and calls are used directly, if any. */
  apiOrigin: string | null
  /** Where the page hears of news, as settings name it. */
  realtime?: readonly string[]
  /** Vite's client talks over a socket and makes styles while developing. */
  dev?: boolean
}

/** Hosts whose players may be embedded, inside sandboxed frames only (decisions.md 11). */
const videoHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.dailymotion.com',
]

/** Where the scripts of social login talk to, once a button has brought one (spec.md section 7). */
const providerHosts = [
  'https://accounts.google.com',
  'https://www.facebook.com',
  'https://graph.facebook.com',
  'https://appleid.apple.com',
]

/** A strict Content-Security-Policy: only scripts that it names run, and what they load. */
export function contentSecurityPolicy({
  scripts,
  apiOrigin,
  realtime = [],
  dev = false,
}: PolicyOptions): string {
  const elsewhere = apiOrigin ? [apiOrigin] : []
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [...scripts, "'strict-dynamic'"],
    // Radix and React set style attributes; a style cannot run.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...elsewhere],
    'media-src': ["'self'", 'https:', ...elsewhere],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...providerHosts, ...elsewhere, ...realtime, ...(dev ? ['ws:'] : [])],
    'frame-src': [...videoHosts, ...providerHosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Headers of every page. */
export const pageHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}
