import { updateLastSeen } from '@shop/contract'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { users } from '../auth/tables.ts'
import type { AppEnv } from '../deps.ts'
import { mount, userOf } from '../http/index.ts'

/** Who is there (wire.md 10). */
export const presenceRoutes = new Hono<AppEnv>()

/** Several tabs ping at once: within these seconds one of them is enough. */
const restSeconds = 30

mount(presenceRoutes, updateLastSeen, async (c) => {
  const { db, now } = c.var.deps
  const at = now()
  const before = new Date(at.getTime() - restSeconds * 1000)
  await db
    .update(users)
    .set({ lastSeenAt: at })
    .where(
      and(eq(users.id, userOf(c).id), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, before))),
    )
  return c.body(null, 204)
})
