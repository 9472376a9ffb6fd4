import type { LegalPage } from '@shop/contract'
import { data } from 'react-router-dom'
import type { ApiClient } from '#app/data/api-client.ts'
import { isNoPage, type LegalPageAnswer, legalPageResource } from '#app/data/content.ts'
import { prefetch, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'

/** Reads a written page for its first view; one that is not there is a 404. */
export async function loadLegalPage(client: ApiClient, slug: string) {
  const read = await prefetch(client, reading(legalPageResource, slug))
  const [page] = Object.values(read.fallback) as LegalPageAnswer[]
  if (page && isNoPage(page)) throw data(null, { status: 404 })
  const { withCleanAnswers } = await import('#app/parts/safe-html/clean-html.server.ts')
  return respond(
    withCleanAnswers<LegalPageAnswer>(read, (answer, cleanIn) => {
      const [page, clean] = cleanIn<LegalPage, 'description'>(answer, 'description')
      return { ...page, clean }
    }),
  )
}
