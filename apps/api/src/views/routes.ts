import { getRecentViews, updateLastSeen } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { users } from '../auth/tables.ts'
import type { AppEnv } from '../deps.ts'
import { answer, mount, userOf, viewerOf } from '../http/index.ts'
import { listRecentViews } from './service.ts'

/** What a shopper looked at, and that they are still here. */
export const viewRoutes = new Hono<AppEnv>()

mount(viewRoutes, getRecentViews, async (c) =>
  answer(c, { products: await listRecentViews(c.var.deps, viewerOf(c), userOf(c).id) }),
)

mount(viewRoutes, updateLastSeen, async (c) => {
  const { db, now } = c.var.deps
  await db
    .update(users)
    .set({ lastSeenAt: now() })
    .where(eq(users.id, userOf(c).id))
  return c.body(null, 204)
})
