import type { LegalPage } from '@shop/contract'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { nameIn, type Viewer } from '../http/viewer.ts'
import { memo } from '../memo.ts'
import { legalPages } from './tables.ts'

const load = memo(async ({ db }, slug) => {
  const [row] = await db.select().from(legalPages).where(eq(legalPages.slug, slug))
  return row ?? null
}, 3)

/** A written page in the asked language; nulls for a slug that is nobody's (wire.md 13). */
export const readLegalPage = async (
  deps: Deps,
  viewer: Viewer,
  slug: string,
): Promise<LegalPage> => {
  const page = /^[a-z0-9-]{1,80}$/.test(slug) ? await load(deps, slug) : null
  if (!page) return { title: null, description: null }
  return {
    title: nameIn(viewer, { name: page.title, names: page.titles }),
    description: nameIn(viewer, { name: page.description, names: page.descriptions }) || null,
  }
}
