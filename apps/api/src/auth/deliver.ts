import type { Context } from 'hono'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { translate } from '../http/index.ts'
import { isNear } from '../limits/near.ts'
import { post } from '../mail/outbox.ts'
import { shopAddress, shopName } from '../mail/sender.ts'
import { linkHours } from './code-limits.ts'
import { type CodeRequest, isByMail, type MadeCode, makeCode } from './codes.ts'

/** Whether codes may stand in answers and in the log: for who sits at the machine of a local shop. */
export const isToldCodes = (c: Context<AppEnv>): boolean => {
  const { config } = c.var.deps
  return config.environment === 'local' && isNear(c, config)
}

/**
 * Whether a code could reach anybody by now, the way it would go. That is asked of the mail server,
 * never of the account. There is no text message service, and without SMTP_URL no mail: then only
 * whoever may read the log of a local shop is reached.
 *
 * @param isTold see `isToldCodes`
 */
export const canDeliver = async (
  { mail }: Deps,
  request: CodeRequest,
  isTold: boolean,
): Promise<boolean> => {
  if (!isByMail(request)) return isTold
  return (isTold || mail?.isOutgoing === true) && (await mail?.isUp()) !== false
}

interface Asking {
  /** Who may try the code. */
  readonly askers: readonly string[]
  readonly locale: string
  readonly isTold: boolean
}

/**
 * Makes a code and leaves the letter with it to be sent. For an address that nobody has the same is
 * done, with a letter to nobody, so that the time of an answer tells nothing.
 */
export const sendCode = async (
  deps: Deps,
  request: CodeRequest,
  { askers, locale, isTold }: Asking,
): Promise<MadeCode> => {
  const app = await shopName(deps)
  const made = await transact(deps.db, async (tx) => {
    const made = await makeCode({ ...deps, db: tx }, request, askers)
    await mailCode(deps, tx, request, made, { app, locale })
    return made
  })
  deps.mail?.wake()
  if (made.channel === 'phone' && request.user && isTold)
    console.log(`Text message to ${request.user.phone}: the code is ${made.code}`)
  return made
}

const mailCode = (
  deps: Deps,
  tx: Database,
  { user }: CodeRequest,
  { code, linkToken, channel, expiresAt }: MadeCode,
  { app, locale }: { app: string; locale: string },
) => {
  const say = (text: string) => translate(locale, text, { code, app, hours: String(linkHours) })
  const parts = [
    say('Your code is :code. It is good for 10 minutes.'),
    ...(linkToken === null
      ? []
      : // What stands after # is told to no server on the way.
        [
          `${say('You can also set a new password here, for :hours hours:')}\n${shopAddress(deps)}/#reset=${linkToken}`,
        ]),
    say('If you did not ask for it, you can ignore this e-mail.'),
  ]
  const letter = { subject: say(':code is your code for :app'), text: parts.join('\n\n') }
  const to = channel === 'email' ? (user?.email ?? null) : null
  return post(deps, tx, { to, ...letter }, expiresAt)
}
