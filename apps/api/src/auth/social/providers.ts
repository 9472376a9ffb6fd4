/** Asks a provider who somebody is; what a client says about it is not believed. */
import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import type { SocialProvider } from '@shop/contract'
import * as v from 'valibot'
import type { SocialConfig } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { count } from '../../limits/limit.ts'
import {
  type Identity,
  maybeText,
  type ProviderLogin,
  readClaims,
  readToken,
  text,
} from './identity.ts'

type Ask = (
  deps: Pick<Deps, 'db' | 'now' | 'fetch'>,
  login: ProviderLogin,
) => Promise<Identity | null>

/** A provider did not answer as it should: no fault of the shopper's. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed'
}

const patience = 10_000

/** The JSON of an answer; null when the provider refuses what was sent to it. */
const askJson = async (
  { fetch: send = fetch }: Pick<Deps, 'fetch'>,
  url: string,
  init: RequestInit = {},
): Promise<unknown> => {
  try {
    // A secret goes where it is meant to go, and nowhere that an answer leads.
    const signal = AbortSignal.timeout(patience)
    const answer = await send(url, { ...init, redirect: 'error', signal })
    if (answer.status >= 500) throw new Error(`it answered ${answer.status}`)
    return answer.ok ? await answer.json() : null
  } catch (error) {
    throw new ProviderFailed(`${new URL(url).host}: ${String(error)}`)
  }
}

const IdToken = v.object({ id_token: text(10_000) })

/** Google: the code is exchanged for a token, which comes from Google itself and needs no proof. */
const askGoogle =
  ({ clientId, clientSecret }: SocialConfig['google'] & object): Ask =>
  async (deps, { code }) => {
    const body = new URLSearchParams({
      code,
      client_id: clientId,
      client_secret: clientSecret,
      // What the code flow in a popup counts as.
      redirect_uri: 'postmessage',
      grant_type: 'authorization_code',
    })
    const answer = await askJson(deps, 'https://oauth2.googleapis.com/token', {
      method: 'POST',
      body,
    })
    const parsed = v.safeParse(IdToken, answer)
    const token = parsed.success ? readToken(parsed.output.id_token) : null
    return readClaims(token?.claims, {
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      audience: clientId,
      now: deps.now(),
    })
  }

const Inspected = v.object({ data: v.object({ is_valid: v.boolean(), app_id: text() }) })
const FacebookUser = v.object({ id: text(), name: maybeText, email: maybeText })
const graph = 'https://graph.facebook.com/v20.0'

/** Facebook: the access token must have been made for this app, else any app's would let in. */
const askFacebook =
  ({ clientId, clientSecret }: SocialConfig['facebook'] & object): Ask =>
  async (deps, { code }) => {
    const query = new URLSearchParams({
      input_token: code,
      access_token: `${clientId}|${clientSecret}`,
    })
    const inspected = v.safeParse(Inspected, await askJson(deps, `${graph}/debug_token?${query}`))
    if (!inspected.success) return null
    const { is_valid, app_id } = inspected.output.data
    if (!is_valid || app_id !== clientId) return null
    const fields = new URLSearchParams({ fields: 'id,name,email', access_token: code })
    const user = v.safeParse(FacebookUser, await askJson(deps, `${graph}/me?${fields}`))
    return user.success
      ? { subject: user.output.id, email: user.output.email, name: user.output.name }
      : null
  }

const AppleKeys = v.object({
  keys: v.array(v.looseObject({ kid: v.string(), kty: v.string(), n: v.string(), e: v.string() })),
})
const AppleHeader = v.object({ kid: v.string(), alg: v.literal('RS256') })

const hasKeyOf = (token: NonNullable<ReturnType<typeof readToken>>, keys: unknown): boolean => {
  const header = v.safeParse(AppleHeader, token.header)
  const known = v.safeParse(AppleKeys, keys)
  if (!header.success || !known.success) return false
  const key = known.output.keys.find(({ kid }) => kid === header.output.kid)
  if (!key) return false
  try {
    const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' })
    return verify('RSA-SHA256', token.signed, publicKey, token.signature)
  } catch {
    return false
  }
}

const Ending = v.object({ exp: v.number() })

/** Counts a good token until it is over: whoever sees it pass by comes too late. */
async function isFirstUse(
  deps: Pick<Deps, 'db' | 'now'>,
  { claims, signed }: NonNullable<ReturnType<typeof readToken>>,
): Promise<boolean> {
  const left = v.parse(Ending, claims).exp - deps.now().getTime() / 1000
  const hash = createHash('sha256').update(signed).digest('base64url')
  const { hits } = await count(deps, `apple-token:${hash}`, Math.ceil(left))
  return hits === 1
}

/**
 * Apple: stock clients send the decoded identity token, which anybody can write. So the token itself
 * is asked for beside it, as `data.id_token`, and its signature checked. The name, which Apple tells
 * once and only to the client, is taken from `data`.
 */
const askApple =
  ({ clientId }: SocialConfig['apple'] & object): Ask =>
  async (deps, { data }) => {
    const token = readToken(data?.id_token)
    if (!token) return null
    if (!hasKeyOf(token, await askJson(deps, 'https://appleid.apple.com/auth/keys'))) return null
    const identity = readClaims(token.claims, {
      issuers: ['https://appleid.apple.com'],
      audience: clientId,
      now: deps.now(),
    })
    if (!identity || !(await isFirstUse(deps, token))) return null
    return { ...identity, name: identity.name ?? v.parse(maybeText, data?.name) }
  }

/** How to ask a provider; null when it is not set up. */
export const askerOf = (config: SocialConfig, provider: SocialProvider): Ask | null => {
  const { google, facebook, apple } = config
  if (provider === 'google') return google && askGoogle(google)
  if (provider === 'facebook') return facebook && askFacebook(facebook)
  return apple && askApple(apple)
}
