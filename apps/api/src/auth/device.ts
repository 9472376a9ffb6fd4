/**
 * The browser that a shopper uses. It carries a number of its own, and a mark for each account that
 * was signed in to on it: strangers who guess at an account have neither, so what they use up is not
 * its owner's. It lets nobody in, and a new password makes all devices strangers but the one that it was
 * set on.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { AppEnv } from '../deps.ts'
import { viewerOf } from '../http/index.ts'
import { keyFor } from '../secret.ts'
import type { UserRow } from './tables.ts'

const numberLength = 16
/** Accounts of one household; the one that was used longest ago is forgotten. */
const mostMarks = 4
/** Browsers keep no cookie for longer. */
const maxAge = 400 * 24 * 60 * 60
const shape = new RegExp(`^[\\w-]{22}(\\.[\\w-]{22}){0,${mostMarks}}$`)

export interface Device {
  /** Null where the browser has none yet, or keeps none. */
  readonly number: string | null
  /** The number by which the account knows it: it was signed in to here since it has its password. */
  numberKnownTo(user: Owner): string | null
}
type Owner = Pick<UserRow, 'id' | 'passwordSetAt'>

interface Carried {
  readonly number: string | null
  readonly marks: readonly string[]
}

const plainName = 'device'
const secureName = '__Secure-device'

const pairOf = (cookie: string): readonly [string, string] | null => {
  const [, name = '', value = ''] = /^\s*([^=;\s]+)=([^;\s]*)\s*(?:;|$)/.exec(cookie) ?? []
  return [plainName, secureName].includes(name) && shape.test(value) ? [name, value] : null
}

/** Whether a cookie that a browser sends is this one. */
export const isDeviceCookie = (cookie: string): boolean => pairOf(cookie) !== null

/**
 * The same cookie as a server sets it that stands behind a storefront, written anew: whatever else that says, it is
 * for calls to this host alone. Null for any other cookie.
 */
export function deviceCookieOf(set: string): string | null {
  const pair = pairOf(set)
  if (!pair) return null
  const secure = pair[0] === secureName ? '; Secure' : ''
  return `${pair.join('=')}; Max-Age=${maxAge}; Path=/api; HttpOnly${secure}; SameSite=Lax`
}

const isSecure = (c: Context<AppEnv>) => viewerOf(c).origin.startsWith('https:')
/** With the prefix browsers take it over https only. */
const nameIn = (c: Context<AppEnv>) => (isSecure(c) ? secureName : plainName)

const none: Carried = { number: null, marks: [] }

/** All that come by the name: another host of the same domain can set one, which may stand before ours. */
const allCarriedBy = (c: Context<AppEnv>): readonly Carried[] =>
  (c.req.header('Cookie') ?? '').split(';').flatMap((cookie) => {
    const [name, value = ''] = pairOf(cookie) ?? []
    const [number = null, ...marks] = value.split('.')
    return name === nameIn(c) ? [{ number, marks }] : []
  })

const firstCarriedBy = (c: Context<AppEnv>): Carried => allCarriedBy(c)[0] ?? none

const markOf = (c: Context<AppEnv>, number: string, { id, passwordSetAt }: Owner): string =>
  createHmac('sha256', keyFor(c.var.deps.secret, 'device'))
    .update([number, id, ...(passwordSetAt ? [passwordSetAt.getTime()] : [])].join('.'))
    .digest()
    .subarray(0, numberLength)
    .toString('base64url')

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

const carriedFor = (c: Context<AppEnv>, user: Owner): Carried | undefined =>
  allCarriedBy(c).find(({ number, marks }) => {
    const mark = markOf(c, number ?? '', user)
    return marks.some((one) => isSame(one, mark))
  })

export const deviceOf = (c: Context<AppEnv>): Device => ({
  number: firstCarriedBy(c).number,
  numberKnownTo: (user) => carriedFor(c, user)?.number ?? null,
})

const newNumber = () => randomBytes(numberLength).toString('base64url')

const write = (c: Context<AppEnv>, { number, marks }: Carried) =>
  setCookie(c, nameIn(c), [number, ...marks].join('.'), {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge,
  })

/** The browser's number; one that has none is given one. */
export const numberDevice = (c: Context<AppEnv>): string => {
  const { number, marks } = firstCarriedBy(c)
  if (number !== null) return number
  const fresh = newNumber()
  write(c, { number: fresh, marks })
  return fresh
}

/** From now on the account knows this browser. */
export const rememberDevice = (c: Context<AppEnv>, user: Owner): void => {
  const { number, marks } = carriedFor(c, user) ?? firstCarriedBy(c)
  const own = number ?? newNumber()
  const mark = markOf(c, own, user)
  const others = marks.filter((one) => one !== mark)
  write(c, { number: own, marks: [mark, ...others].slice(0, mostMarks) })
}
