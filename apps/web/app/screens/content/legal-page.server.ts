import { data } from 'react-router-dom'
import { isNoPage, type LegalPageAnswer, legalPageResource } from '#app/data/content.ts'
import type { Door } from '#app/data/door.ts'
import { prefetch, want } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'

/** Reads a written page for its first view; one that is not there is a 404. */
export async function loadLegalPage(door: Door, slug: string) {
  const read = await prefetch(door, want(legalPageResource, slug))
  const [page] = Object.values(read.fallback) as LegalPageAnswer[]
  if (page && isNoPage(page)) throw data(null, { status: 404 })
  const { withCleanAnswers } = await import('#app/parts/safe-html/clean-html.server.ts')
  return respond(
    withCleanAnswers<LegalPageAnswer>(read, (answer, clean) => ({
      ...answer,
      description: answer.description && clean(answer.description),
      clean: true,
    })),
  )
}
