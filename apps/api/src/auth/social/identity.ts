import * as v from 'valibot'

/** Who a provider says that somebody is. */
export interface Identity {
  /** The provider's own name for the account: it never changes, an e-mail may. */
  readonly subject: string
  /** Only one that the provider has checked. */
  readonly email: string | null
  readonly name: string | null
}

/** What a client sends after a provider's window. */
export interface ProviderLogin {
  readonly code: string
  readonly data: Readonly<Record<string, unknown>> | null
}

export const text = (max = 255) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max))
export const maybeText = v.fallback(v.nullable(text()), null)
/** Providers write this flag as a word, too. */
const yes = v.fallback(
  v.union([
    v.boolean(),
    v.pipe(
      v.literal('true'),
      v.transform(() => true),
    ),
  ]),
  false,
)

/** What an OpenID provider's token says. */
const Claims = v.object({
  iss: text(),
  aud: text(),
  exp: v.number(),
  sub: text(),
  email: maybeText,
  email_verified: yes,
  name: maybeText,
})

/** A token's claims, when they are meant for us and still hold; null otherwise. */
export const readClaims = (
  claims: unknown,
  { issuers, audience, now }: { issuers: readonly string[]; audience: string; now: Date },
): Identity | null => {
  const parsed = v.safeParse(Claims, claims)
  if (!parsed.success) return null
  const { iss, aud, exp, sub, email, email_verified, name } = parsed.output
  const holds = issuers.includes(iss) && aud === audience && exp * 1000 > now.getTime()
  return holds ? { subject: sub, email: email_verified ? email : null, name } : null
}

/** The three parts of a JSON Web Token; null for what is none. */
export const readToken = (token: unknown) => {
  const parts = typeof token === 'string' ? token.split('.') : []
  const [header = '', payload = '', signature = ''] = parts
  if (parts.length !== 3) return null
  try {
    const decode = (part: string): unknown =>
      JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return {
      header: decode(header),
      claims: decode(payload),
      signed: Buffer.from(`${header}.${payload}`),
      signature: Buffer.from(signature, 'base64url'),
    }
  } catch {
    return null
  }
}
