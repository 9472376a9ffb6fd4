import type { Context } from 'hono'
import type { AppEnv } from '../deps.ts'
import { mediaPath } from '../media/index.ts'

/** For whom an answer is written: services need it to pick names and build URLs. */
export interface Viewer {
  readonly locale: string
  /** Where picture addresses start: https://shop.example */
  readonly origin: string
  readonly userId: number | null
}

const forwarded = (c: Context<AppEnv>, name: string) => {
  if (c.var.deps.config.trustedProxies === 0) return undefined
  return c.req.header(`X-Forwarded-${name}`)?.split(',').at(-1)?.trim()
}

/** The origin that the request was sent to, as the shopper sees it. */
const originOf = (c: Context<AppEnv>): string => {
  const { publicUrl } = c.var.deps.config
  if (publicUrl) return publicUrl
  const { protocol, host } = new URL(c.req.url)
  const scheme = forwarded(c, 'Proto') ?? protocol.slice(0, -1)
  const outside = `${scheme === 'https' ? 'https' : 'http'}://${forwarded(c, 'Host') ?? host}`
  return URL.canParse(outside) ? outside : `${protocol}//${host}`
}

/** Whom a request comes from. */
export const viewerOf = (c: Context<AppEnv>): Viewer => ({
  locale: c.var.locale,
  origin: originOf(c),
  userId: c.var.user?.id ?? null,
})

/** The absolute address of a picture; a default one when there is none (wire.md 1.5). */
export const pictureUrl = ({ origin }: Pick<Viewer, 'origin'>, key: string | null | undefined) => {
  const path = mediaPath(key ?? null)
  return path.startsWith('/') ? origin + path : path
}

/** A name in the asked language, English where it has no translation. */
export const nameIn = (
  { locale }: Pick<Viewer, 'locale'>,
  { name, names }: { readonly name: string; readonly names: Readonly<Record<string, string>> },
) => names[locale] || name
