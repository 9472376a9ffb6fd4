/** Sends what waits in the outbox: retries with exponential back-off, also after a restart. */
import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq, gt, inArray, lte, min, or, sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { warnOf } from '../log.ts'
import { type Mailer, type MailFailure, type Postman, Undeliverable } from './mailer.ts'
import { unseal } from './outbox.ts'
import { type LetterRow, letters } from './tables.ts'

const seconds = 1000
const firstPause = 10 * seconds
const longestPause = 3600 * seconds
/** Longer than the mail server is given: whoever has taken a letter and died has given it up. */
const lease = 120 * seconds
const atOnce = 5
/** A mail server that hangs must not keep the process. */
const goodbye = 2 * seconds
/** Letters of another process that died are looked for this often. */
const patrol = 60 * seconds

/** Exponential back-off: 10 s after the first try, then twice as long each time, up to an hour. */
const pauseAfter = (tries: number) => Math.min(longestPause, firstPause * 2 ** (tries - 1))

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/** Words for the log: never the mail server's own, which can hold an address. */
const reasonOf = (error: unknown) => {
  const { code, responseCode } = error as MailFailure
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown'
}

type Needs = Pick<Deps, 'db' | 'now' | 'secret'>

export const createPostman = ({ db, now, secret }: Needs, mailer: Mailer): Postman => {
  let isClosed = false
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  let isRequested = false

  /**
   * Takes some letters whose time has come, so that no other process does. What was written while the
   * clock was ahead has come, too: none waits longer than the longest pause.
   */
  const take = () => {
    const at = now()
    const due = db
      .select({ id: letters.id })
      .from(letters)
      .where(
        or(
          lte(letters.dueAt, at),
          gt(letters.dueAt, after(at, longestPause)),
          eq(letters.tries, 0),
        ),
      )
      .orderBy(asc(letters.dueAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    return db
      .update(letters)
      .set({ tries: sql`${letters.tries} + 1`, dueAt: after(at, lease) })
      .where(inArray(letters.id, due))
      .returning()
  }

  const drop = (id: number) => db.delete(letters).where(eq(letters.id, id))

  const failed = async ({ id, tries }: LetterRow, error: unknown) => {
    if (!isFailing) console.warn(`A mail could not be sent, it is tried again: ${reasonOf(error)}`)
    isFailing = true
    await db
      .update(letters)
      .set({ dueAt: after(now(), pauseAfter(tries)) })
      .where(eq(letters.id, id))
  }

  const send = async (row: LetterRow) => {
    try {
      const { to, ...letter } = unseal(row.sealed, secret)
      if (to !== null) {
        await mailer.send({ to, ...letter })
        if (isFailing) console.log('Mail can be sent again')
        isFailing = false
      }
    } catch (error) {
      if (!(error instanceof Undeliverable)) return failed(row, error)
      console.warn(`A mail is undeliverable: ${error.message}`)
    }
    await drop(row.id)
  }

  const giveUp = async () => {
    const deleted = await db
      .delete(letters)
      .where(lte(letters.uselessAt, now()))
      .returning({ id: letters.id })
    if (deleted.length > 0) console.warn(`Mails that were of no use any more: ${deleted.length}`)
  }

  const sendDue = async () => {
    await giveUp()
    // Whoever is ending takes no letter along.
    while (!isClosed) {
      const taken = await take()
      if (taken.length === 0) return
      await Promise.all(taken.map(send))
    }
  }

  const untilNext = async () => {
    const [next] = await db.select({ at: min(letters.dueAt) }).from(letters)
    const pause = next?.at ? next.at.getTime() - now().getTime() : patrol
    return Math.min(patrol, Math.max(seconds, pause))
  }

  const work = async () => {
    let pause = patrol
    try {
      do {
        isRequested = false
        await sendDue()
      } while (isRequested && !isClosed)
      pause = await untilNext()
    } catch (error) {
      warnOf('The outbox could not be read', error)
    } finally {
      round = null
      // Whoever asked while the last look was taken is not kept waiting.
      if (!isClosed) timer = setTimeout(wake, isRequested ? 0 : pause).unref()
    }
  }

  const wake = () => {
    isRequested = true
    if (isClosed || round) return
    clearTimeout(timer)
    round = work()
  }

  return {
    isOutgoing: mailer.isOutgoing,
    isUp: mailer.isUp,
    wake,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      mailer.close()
      await Promise.race([round, wait(goodbye, undefined, { ref: false })])
    },
  }
}
