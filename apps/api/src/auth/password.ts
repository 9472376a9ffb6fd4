import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** What a hash costs: `ln` is log2 of N. 16 MiB a hash, so a burst of logins stays small. */
export interface Cost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** OWASP's scrypt row for 16 MiB. Raise it here: older hashes are renewed at the next login. */
const standard: Cost = { ln: 14, r: 8, p: 5 }
const keyLength = 32
const saltLength = 16

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
  // One text typed on two keyboards can differ in code points; NFKC makes them one password.
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/** Hashes a password as `$scrypt$ln=14,r=8,p=5$salt$key`, both parts in base64url. */
export async function hashPassword(password: string, cost: Cost = standard): Promise<string> {
  const salt = randomBytes(saltLength)
  const key = await derive(password, salt, cost)
  const parameters = `ln=${cost.ln},r=${cost.r},p=${cost.p}`
  return `$scrypt$${parameters}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

interface Encoded {
  readonly cost: Cost
  readonly salt: Buffer
  readonly key: Buffer
}

function decode(encoded: string): Encoded | null {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(encoded)
  if (!parts) return null
  const [, ln, r, p, salt = '', key = ''] = parts
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

const nobody: Encoded = {
  cost: standard,
  salt: randomBytes(saltLength),
  key: randomBytes(keyLength),
}

/**
 * Whether the password belongs to the hash. Without a hash (an unknown account) it does the same
 * work and says no, so that the time of an answer does not tell which accounts exist.
 */
export async function verifyPassword(password: string, encoded: string | null): Promise<boolean> {
  const known = encoded === null ? null : decode(encoded)
  const { cost, salt, key } = known ?? nobody
  const derived = await derive(password, salt, cost)
  return key.length === derived.length && timingSafeEqual(key, derived) && known !== null
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(encoded: string): boolean {
  const cost = decode(encoded)?.cost
  return cost?.ln !== standard.ln || cost.r !== standard.r || cost.p !== standard.p
}
