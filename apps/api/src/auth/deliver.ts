import type { Deps } from '../deps.ts'
import { translate } from '../http/index.ts'
import { readSetting } from '../settings/service.ts'
import type { MadeCode } from './codes.ts'

/** Whether a code can reach anybody: a shop in production needs SMTP_URL. */
export const canDeliver = ({ config, mail }: Deps): boolean =>
  config.environment === 'local' || mail?.isOutgoing === true

/**
 * Takes a code to its shopper. Nobody waits for it: the answer must not take longer for an address
 * that somebody has. There is no text message service, so a code for a phone stands in the log of a
 * shop that runs as `local`, and nowhere else.
 */
export function deliver(deps: Deps, { code, user, channel }: MadeCode, locale: string): void {
  if (!user || !deps.mail) return
  const isLocal = deps.config.environment === 'local'
  if (channel === 'phone' || user.email === null) {
    if (isLocal) console.log(`Text message to ${user.phone}: the code is ${code}`)
    else console.warn('A code for a phone was not sent: there is no text message service')
    return
  }
  const { mail } = deps
  const to = user.email
  readSetting(deps, 'app_name')
    .then((name) => mail.send({ to, ...letterOf(code, String(name ?? ''), locale) }))
    .catch((error: unknown) => console.warn(`A code was not mailed: ${String(error)}`))
}

const letterOf = (code: string, app: string, locale: string) => {
  const say = (text: string) => translate(locale, text, { code, app })
  return {
    subject: say(':code is your code for :app'),
    text: [
      say('Your code is :code. It is good for 10 minutes.'),
      say('If you did not ask for it, you can ignore this e-mail.'),
    ].join('\n\n'),
  }
}
