/**
 * Writing as a shop while the shop runs: the embedded database has room for one process, and only
 * that one reaches the browsers that listen. Whoever may read its data folder may ask it.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { call, maxMessage } from '@shop/contract'
import { idParam, textParam } from '@shop/contract/request'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount, refuse } from '../http/index.ts'
import { writeAsShop } from './shop-side.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const shopReply = call({
  method: 'POST',
  path: '/operator/shop-reply',
  auth: 'none',
  summary: 'Write to a shopper as a shop',
  body: v.object({
    shop_id: idParam,
    user_id: v.optional(idParam),
    message: textParam(maxMessage),
  }),
  data: v.object({ user_id: v.number() }),
})

const secretFile = (dataDir: string) => join(dataDir, 'operator-secret')

/** Makes this run's secret; only the folder's owner can read it. */
export const makeSecret = async (dataDir: string): Promise<string> => {
  const secret = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  // A file that is there keeps its rights when it is written to.
  await rm(secretFile(dataDir), { force: true })
  await writeFile(secretFile(dataDir), secret, { mode: 0o600 })
  return secret
}

/** The secret of the shop that runs on this folder, or ran last; null where none ever did. */
export const readSecret = (dataDir: string): Promise<string | null> =>
  readFile(secretFile(dataDir), 'utf8').catch(() => null)

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The operator's calls; served only where there is a secret to know them by. */
export const operatorRoutes = (secret: string): Hono<AppEnv> => {
  const routes = new Hono<AppEnv>()
  routes.use('/operator/*', (c, next) => {
    const told = c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? ''
    // Latin letters only, so that lengths in letters are lengths in bytes.
    return /^[\w-]+$/.test(told) && isSame(told, secret) ? next() : refuse(401, 'Unauthenticated.')
  })
  mount(routes, shopReply, async (c) => {
    const { shop_id: shopId, user_id, message: body } = c.req.valid('json')
    const written = await replyAs(c.var.deps, { shopId, userId: user_id ?? null, body })
    return answer(c, { user_id: written.userId }, 'Message sent successfully')
  })
  return routes
}

/** Writes as a shop, or says why not. */
export const replyAs = async (deps: Deps, reply: Parameters<typeof writeAsShop>[1]) =>
  (await writeAsShop(deps, reply)) ?? refuse(404, 'There is no conversation with this shop yet.')
