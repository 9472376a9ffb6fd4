/**
 * The browser that a shopper uses. It carries a number of its own, and a mark for each account that
 * was signed in to on it: strangers who guess at an account have neither, so what they use up is not
 * its owner's. It lets nobody in, and a new password makes all devices strangers but the one that it was
 * set on.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
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
  /** Whether the account was signed in to here since it has its password. */
  isKnownTo(user: Owner): boolean
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

const carriedBy = (c: Context<AppEnv>): Carried => {
  const value = getCookie(c, nameIn(c)) ?? ''
  const [number = null, ...marks] = shape.test(value) ? value.split('.') : []
  return { number, marks }
}

const markOf = (c: Context<AppEnv>, number: string, { id, passwordSetAt }: Owner): string =>
  createHmac('sha256', keyFor(c.var.deps.secret, 'device'))
    .update([number, id, ...(passwordSetAt ? [passwordSetAt.getTime()] : [])].join('.'))
    .digest()
    .subarray(0, numberLength)
    .toString('base64url')

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

export const deviceOf = (c: Context<AppEnv>): Device => {
  const { number, marks } = carriedBy(c)
  return {
    number,
    isKnownTo: (user) => {
      const mark = markOf(c, number ?? '', user)
      return number !== null && marks.some((one) => isSame(one, mark))
    },
  }
}

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
  const { number, marks } = carriedBy(c)
  if (number !== null) return number
  const fresh = newNumber()
  write(c, { number: fresh, marks })
  return fresh
}

/** From now on the account knows this browser. */
export const rememberDevice = (c: Context<AppEnv>, user: Owner): void => {
  const { number, marks } = carriedBy(c)
  const own = number ?? newNumber()
  const mark = markOf(c, own, user)
  const others = marks.filter((one) => one !== mark)
  write(c, { number: own, marks: [mark, ...others].slice(0, mostMarks) })
}
