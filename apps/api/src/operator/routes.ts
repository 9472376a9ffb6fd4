/**
 * The operator's calls: the embedded database has room for one process, and only that one reaches
 * the browsers that listen and the pages that are cached, so commands ask it while it runs.
 */
import { Hono } from 'hono'
import { mountShopReply } from '../chat/operator.ts'
import { mountPageWrite } from '../content/operator.ts'
import type { AppEnv } from '../deps.ts'
import { mountTakeAway } from '../gone/operator.ts'
import { refuse } from '../http/index.ts'
import { isOperator } from '../http/is-operator.ts'
import { mountImport } from '../import/operator.ts'
import { mountRefunds } from '../payments/operator.ts'
import { mountReviewReply } from '../reviews/operator.ts'
import { mountSynonyms } from '../search/operator.ts'
import { mountSettingsChange } from '../settings/operator.ts'
import { mountShopDecision } from '../shops/operator.ts'
import { mountTicketReply } from '../tickets/operator.ts'
import { mountVitalsReport } from '../vitals/operator.ts'

/** Served only where there is a secret to know the operator by. */
export const operatorRoutes = (): Hono<AppEnv> => {
  const routes = new Hono<AppEnv>()
  routes.use('/operator/*', (c, next) => (isOperator(c) ? next() : refuse(401, 'Unauthenticated.')))
  mountImport(routes)
  mountPageWrite(routes)
  mountShopReply(routes)
  mountRefunds(routes)
  mountReviewReply(routes)
  mountSettingsChange(routes)
  mountShopDecision(routes)
  mountTakeAway(routes)
  mountSynonyms(routes)
  mountTicketReply(routes)
  mountVitalsReport(routes)
  return routes
}
