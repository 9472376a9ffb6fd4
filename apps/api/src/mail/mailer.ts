/** Takes mail to shoppers: over SMTP_URL, else into the server's log. */
import { createTransport } from 'nodemailer'
import { oneLine } from '../one-line.ts'
import { createThrottledLog } from '../throttled-log.ts'
import { readEmail } from './address.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Whether mail leaves this process. */
  readonly isOutgoing: boolean
  /** Rejects when the mail could not be handed over; with `Undeliverable` when it never can. */
  send(mail: Mail): Promise<void>
  /** Whether there is somebody to hand mail over to, as far as can be known by now. */
  isUp(): Promise<boolean>
  close(): void
}

/** Sends what waits in the outbox. */
export interface Postman extends Pick<Mailer, 'isOutgoing' | 'isUp'> {
  /** Letters were posted: sends them now. */
  wake(): void
  /** Ends when nothing is under way any more; what has not left waits for the next start. */
  close(): Promise<void>
}

/** A mail that is refused for what it is, and will be at every other time. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}

/** For a shop at work on a desk: whoever runs it reads the mail in the log. */
const toLog: Mailer = {
  isOutgoing: false,
  send: async ({ to, subject, text }) => {
    const lines = text.split(/\r\n|\r|\n/).map((line) => `  ${oneLine(line)}`)
    console.log([`Mail to ${oneLine(to)}: ${oneLine(subject)}`, ...lines].join('\n'))
  },
  isUp: async () => true,
  close: () => undefined,
}

const seconds = 1000
/** How long an answer of the mail server's is believed. */
const upFor = 60 * seconds
const downFor = 5 * seconds
/** Refused mail says more than a friendly greeting. */
const refusedFor = 60 * seconds
/** A shopper waits for this: a mail server that takes longer counts as down. */
const patience = 4 * seconds
/** A mail server that takes its time with every line of a mail has failed at last. */
const longest = 60 * seconds

const transportTo = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
  })

const within = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The mail server hangs')), milliseconds)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** What nodemailer says of a failure beside its message, which can hold an address. */
export interface MailFailure {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

/** The mail server took issue with the one letter, not with us. */
const isAboutLetter = ({ command }: MailFailure) => command === 'RCPT TO' || command === 'DATA'

const overSmtp = (url: string, from: string): Mailer => {
  const transport = transportTo(url)
  const throttledLog = createThrottledLog()
  let known = { isUp: true, until: 0 }
  let asking: Promise<boolean> | null = null
  const learn = (isUp: boolean, period: number) => {
    known = { isUp, until: performance.now() + period }
    return isUp
  }
  const ask = async () => {
    try {
      await within(patience, transport.verify())
      return learn(true, upFor)
    } catch (error) {
      throttledLog('down', () =>
        console.error('The mail server does not answer: %s', oneLine(String(error))),
      )
      return learn(false, downFor)
    } finally {
      asking = null
    }
  }
  return {
    isOutgoing: true,
    send: async ({ to, subject, text }) => {
      const address = readEmail(to)
      if (address === null) throw new Undeliverable('no e-mail address')
      try {
        // An address object, so that nothing in it can pass for a second one.
        const mail = { from, to: { name: '', address }, subject, text }
        await within(longest, transport.sendMail(mail))
        learn(true, upFor)
      } catch (error) {
        const failure = error as MailFailure
        if (!isAboutLetter(failure)) learn(false, refusedFor)
        else if ((failure.responseCode ?? 0) >= 500)
          throw new Undeliverable(`the mail server answered ${failure.responseCode}`)
        throw error
      }
    },
    isUp: () => {
      if (performance.now() < known.until) return Promise.resolve(known.isUp)
      asking ??= ask()
      return asking
    },
    close: () => transport.close(),
  }
}

/** @param from the sender of every mail */
export const createMailer = (url: string | null, from: string): Mailer =>
  url === null ? toLog : overSmtp(url, from)
