/** Letters wait in the database, written by the transaction that causes them: none is lost. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { keyFor } from '../secret.ts'
import type { Mail } from './mailer.ts'
import { letters } from './tables.ts'

/** A mail that may be for nobody: it is written like any other, so that time tells nothing. */
export interface Letter extends Omit<Mail, 'to'> {
  readonly to: string | null
}

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const seal = (letter: Letter, secret: string): string => {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, keyFor(secret, 'mail'), iv)
  const text = Buffer.concat([sealing.update(JSON.stringify(letter)), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64')
}

/** Throws for what another secret has sealed. */
export const unseal = (sealed: string, secret: string): Letter => {
  const bytes = Buffer.from(sealed, 'base64')
  const [iv, rest] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength)]
  const opening = createDecipheriv(cipher, keyFor(secret, 'mail'), iv)
  opening.setAuthTag(rest.subarray(0, tagLength))
  const text = Buffer.concat([opening.update(rest.subarray(tagLength)), opening.final()])
  return JSON.parse(text.toString())
}

const day = 24 * 60 * 60 * 1000

/**
 * Leaves a letter to be sent, in the transaction that causes it; `deps.mail.wake()` after it sends
 * it at once. It is tried for a day, or until `uselessAt`.
 */
export const post = async (
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  tx: Database,
  letter: Letter,
  uselessAt: Date = new Date(now().getTime() + day),
): Promise<void> => {
  await tx.insert(letters).values({ sealed: seal(letter, secret), dueAt: now(), uselessAt })
}
