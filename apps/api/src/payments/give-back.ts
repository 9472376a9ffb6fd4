import { and, asc, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/index.ts'
import { cents } from '../money.ts'
import { oneLine } from '../one-line.ts'
import { orders } from '../orders/tables.ts'
import { orderCode } from '../orders/words.ts'
import type { Gateway } from './gateway.ts'
import { hasSandbox } from './method.ts'
import { payments, type RefundRow, refunds } from './tables.ts'

/** No money ever moved (decision 018), so none has to come back. */
const sandbox: Gateway = { refund: async () => undefined }

/** The gateway that a payment was made at; null where this server does not reach it. */
const gatewayOf = ({ gateways, config }: Deps, name: string): Gateway | null => {
  const known = new Map(Object.entries(gateways ?? (hasSandbox(config) ? { sandbox } : {})))
  return known.get(name.toLowerCase()) ?? null
}

/** A refund with how the order was paid, and where. */
const dueRefunds = (db: Database, orderId: number | null) =>
  db
    .select({ refund: refunds, method: orders.paymentMethod, gateway: payments.gateway })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(eq(refunds.status, 'Due'), orderId === null ? undefined : eq(refunds.orderId, orderId)),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.orderId))

type Due = Awaited<ReturnType<typeof dueRefunds>>[number]

const describe = ({ refund, method, gateway }: Due) =>
  `${orderCode(refund.orderId)}  ${refund.amount} by ${gateway ?? method}`

/** Money that is to go back, the oldest first: a line each, with what a gateway said in vain. */
export async function listRefunds({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const due = await dueRefunds(db, null)
  if (due.length === 0) return ['No money is to go back.']
  return due.map((one) => {
    const { createdAt, tries, problem } = one.refund
    const vain = tries === 0 ? '' : `, tried ${tries} times: ${JSON.stringify(problem ?? '')}`
    return `${createdAt.toISOString().slice(0, 10)}  ${describe(one)}${vain}`
  })
}

export interface Wish {
  /** Whose money; null is all that is due. */
  readonly orderId: number | null
  /** It went back another way: only note it. */
  readonly isByHand: boolean
}

/** Gives money back through its gateways; what fails stays due and is listed. A line each. */
export async function giveBack(deps: Deps, { orderId, isByHand }: Wish): Promise<string[]> {
  const due = await dueRefunds(deps.db, orderId)
  if (due.length === 0 && orderId !== null)
    return refuse(404, `No money of ${orderCode(orderId)} is to go back.`)
  const lines: string[] = []
  for (const one of due) lines.push(`${describe(one)} ${await give(deps, one, isByHand)}`)
  return lines.length > 0 ? lines : listRefunds(deps)
}

/** Until a gateway has answered, or its process has ended: nobody knows whether it gave. */
const unanswered = 'Asked, and no answer yet.'
/** How long it is waited for before somebody may do by hand what it was asked for. */
const answersWithin = 120_000

const alreadyGiven = 'is given back already.'
const underWay = (name: string) => `is being given back by ${name}: see what it answers.`

async function give(deps: Deps, one: Due, isByHand: boolean) {
  if (isByHand) return giveByHand(deps, one)
  const { refund, gateway: name } = one
  const gateway = name && gatewayOf(deps, name)
  if (!gateway || refund.paymentId === null)
    return 'can only be given back by hand: do that, then note it with --by-hand.'
  const isDue = and(eq(refunds.id, refund.id), eq(refunds.status, 'Due'))
  const note = (change: { problem: string; tries?: SQL }, where = isDue) =>
    deps.db
      .update(refunds)
      .set({ ...change, updatedAt: deps.now() })
      .where(where)
      .returning({ id: refunds.id })
  // The list may be long, and somebody quicker; who asks at the same time would take one answer for another's.
  const since = new Date(deps.now().getTime() - answersWithin)
  const isFree = or(
    isNull(refunds.problem),
    ne(refunds.problem, unanswered),
    lt(refunds.updatedAt, since),
  )
  const claimed = await note(
    { problem: unanswered, tries: sql`${refunds.tries} + 1` },
    and(isDue, isFree),
  )
  if (claimed.length === 0)
    return (await deps.db.$count(refunds, isDue)) > 0 ? underWay(name) : alreadyGiven
  try {
    // Outside of any transaction: the key lets it be asked again when this process ends meanwhile.
    await gateway.refund({
      payment: refund.paymentId,
      amount: cents(refund.amount),
      key: refund.id,
    })
  } catch (error) {
    const problem = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 200)
    await note({ problem })
    return `is still due: ${problem}`
  }
  await transact(deps.db, (tx) => noteGiven(tx, refund, deps.now()))
  return 'is given back.'
}

/** What is on its way through a gateway would go back twice; what was, may have. */
async function giveByHand(deps: Deps, { refund, gateway, method }: Due) {
  const name = gateway ?? method
  return transact(deps.db, async (tx) => {
    await holdOrder(tx, refund.orderId)
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, refund.id)).for('update')
    if (row?.status !== 'Due') return alreadyGiven
    const age = deps.now().getTime() - row.updatedAt.getTime()
    if (row.problem === unanswered && age < answersWithin) return underWay(name)
    await noteGiven(tx, refund, deps.now())
    if (row.tries === 0) return 'is noted as given back.'
    return `is noted as given back. ${name} was asked ${row.tries} times: see there that it gave nothing as well.`
  })
}

const holdOrder = (tx: Database, id: number) =>
  tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('no key update')

/** The order is refunded when nothing of it is due any more. */
async function noteGiven(tx: Database, { id, orderId }: RefundRow, now: Date): Promise<void> {
  await holdOrder(tx, orderId)
  await tx.update(refunds).set({ status: 'Done', updatedAt: now }).where(eq(refunds.id, id))
  const isDue = await tx.$count(
    refunds,
    and(eq(refunds.orderId, orderId), eq(refunds.status, 'Due')),
  )
  if (isDue === 0)
    await tx
      .update(orders)
      .set({ paymentStatus: 'Refunded', updatedAt: now })
      .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'Refund Due')))
}
