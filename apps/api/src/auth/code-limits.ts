/** How often codes are sent and tried, by whom (docs/decisions/036). */
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { count, type Limit, limit, limitFrom, unlimitFrom } from '../limits/limit.ts'
import type { OneTimeCodeRow } from './tables.ts'

/** `reset` lets its holder set a new password too. */
export type Purpose = OneTimeCodeRow['purpose']

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long the link in a letter is good; strangers' letters are counted for as long. */
export const linkHours = 4

/** Codes sent to one account, by the devices that it knows. */
const toKnown: readonly Limit[] = [
  { max: 5, window: 15 * minute },
  { max: 15, window: day },
]
/** Codes sent to one account, because one address asked. */
const toPair: Limit = { max: 4, window: linkHours * hour }
/** Codes sent to one account, because strangers asked. While they may send no more, a link is good. */
const toAll: Record<Purpose, Limit> = {
  reset: { max: 8, window: linkHours * hour },
  verify: { max: 6, window: day },
}
/** Codes sent to all accounts, because one address asked. */
const sentFrom: Limit = { max: 60, window: hour }
/** Tries at codes of all accounts, from one address. */
const triedFrom: Limit = { max: 60, window: 15 * minute }
/**
 * Wrong tries at the codes of one account: by the devices that it knows, and by all others. A code has
 * 10,000 values: whoever asks for new ones guesses one in a month with 0.3 percent.
 */
const guesses: Limit = { max: 30, window: 30 * day }
/** Wrong tries at the codes of all accounts, from one address; the account knows none of the devices. */
const guessesFrom: readonly Limit[] = [
  { max: 30, window: day },
  { max: 100, window: 30 * day },
]
/** The same from everywhere: past it codes open nothing on such devices, and links do. */
const guessesInAll: readonly Limit[] = [
  { max: 300, window: day },
  { max: 1500, window: 30 * day },
]

/** Who asks for a code, or tries one. */
export interface Asker {
  /** Whose codes they are, as `subjectOf` says. */
  readonly subject: string
  readonly address: string
  /** The account, where it knows the device. */
  readonly knownTo: number | null
}

const tooManyCodes =
  'Too many codes were asked for. If there is an account, the link in its newest e-mail sets a new password.'
const tooManyTries =
  'Too many wrong codes were tried. If there is an account, the link in its newest e-mail sets a new password.'

/** Counts a code before it is sent; throws a 429 past the limits. */
export async function countCode(
  deps: Deps,
  { subject, address, knownTo }: Asker,
  purpose: Purpose,
): Promise<void> {
  if (knownTo !== null) {
    for (const one of toKnown) await limit(deps, `code-known:${knownTo}:${one.window}`, one)
    return
  }
  await limitFrom(deps, 'code-from', address, sentFrom)
  const key = `code-${purpose}:${subject}`
  await limitFrom(deps, key, address, toPair)
  const { hits } = await count(deps, key, toAll[purpose].window)
  if (hits > toAll[purpose].max)
    refuse(429, purpose === 'reset' ? tooManyCodes : 'Too many attempts. Please try again later.')
}

const guessKey = ({ subject, knownTo }: Asker) =>
  knownTo === null ? `code-try:${subject}` : `code-try-known:${knownTo}`

/** Counts a call with a code, whether there is one to try or not; throws a 429 past the limit. */
export async function countCall(deps: Deps, { address, knownTo }: Asker): Promise<void> {
  if (knownTo === null) await limitFrom(deps, 'code-try-from', address, triedFrom)
}

const fromKey = ({ window }: Limit) => `code-guess-from:${window}`
const inAllKey = ({ window }: Limit) => `code-guesses:${window}`

async function countInAll(deps: Deps, one: Limit): Promise<void> {
  const { hits, resetsAt } = await count(deps, inAllKey(one), one.window)
  if (hits === one.max + 1)
    console.warn(
      `Codes are being guessed: ${one.max} wrong ones in ${one.window / day} days, on devices that their accounts do not know. Until ${resetsAt.toISOString()} new passwords are set there by the links in letters alone.`,
    )
  if (hits > one.max) refuse(429, tooManyTries)
}

/** Counts a try at a code that was sent, before it is judged; throws a 429 past the limits. */
export async function countGuess(deps: Deps, asker: Asker): Promise<void> {
  const isStranger = asker.knownTo === null
  // What one limit has refused is no guess for the next.
  if (isStranger)
    for (const one of guessesFrom)
      await limitFrom(deps, fromKey(one), asker.address, one, tooManyTries)
  const { hits } = await count(deps, guessKey(asker), guesses.window)
  if (hits > guesses.max) refuse(429, tooManyTries)
  if (isStranger) for (const one of guessesInAll) await countInAll(deps, one)
}

/**
 * Who knew the code at last had made no guesses at this account. Of what is counted over all accounts
 * only the right try is taken back: whoever has a code of their own could else earn guesses with it.
 */
export async function forgetGuesses(deps: Deps, asker: Asker, tries: number): Promise<void> {
  await count(deps, guessKey(asker), guesses.window, -tries)
  if (asker.knownTo !== null) return
  for (const one of guessesFrom) await unlimitFrom(deps, fromKey(one), asker.address, one)
  for (const one of guessesInAll) await count(deps, inAllKey(one), one.window, -1)
}
