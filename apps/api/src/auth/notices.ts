/** Letters that tell an account's addresses what became of it. */
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { translate } from '../http/index.ts'
import { post } from '../mail/outbox.ts'
import { shopAddress } from '../mail/sender.ts'
import type { UserRow } from './tables.ts'

/** Which of the names of an account are others now. */
export interface Change {
  readonly email: boolean
  readonly phone: boolean
}

interface Told {
  readonly before: UserRow
  readonly after: UserRow
  readonly change: Change
  /** The shop's name. */
  readonly app: string
  readonly locale: string
}

/** The address that was the account's is told by what it can still be used for: to ask for help. */
export async function tellChange(
  deps: Deps,
  tx: Database,
  { before, after, change, app, locale }: Told,
): Promise<void> {
  const link = `${shopAddress(deps)}/contact-us`
  const say = (text: string) => translate(locale, text, { app, link })
  const subject = say('Your account at :app was changed')
  const help = say('If it was not you, write to us at once: :link')
  const tell = (to: string | null, parts: readonly string[]) =>
    to === null ? undefined : post(deps, tx, { to, subject, text: [...parts, help].join('\n\n') })
  await tell(before.email, [
    ...(change.email
      ? [
          say(
            'The e-mail address of your account was changed. From now on mail goes to the new one.',
          ),
        ]
      : []),
    ...(change.phone ? [say('The phone number of your account was changed.')] : []),
  ])
  if (change.email)
    await tell(after.email, [say('This is the e-mail address of your account now.')])
}
