/** Takes mail to shoppers: over SMTP_URL, else into the server's log. */
import { createTransport } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Whether mail leaves this process. */
  readonly isOutgoing: boolean
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** For a shop at work on a desk: whoever runs it reads the mail in the log. */
const toLog: Mailer = {
  isOutgoing: false,
  send: async ({ to, subject, text }) => console.log(`Mail to ${to}: ${subject}\n${text}`),
  close: () => undefined,
}

const seconds = 1000

const overSmtp = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
  })
  return {
    isOutgoing: true,
    send: async ({ to, subject, text }) => {
      // An address object, so that nothing in it can pass for a second one.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}

/** @param from the sender of every mail */
export const createMailer = (url: string | null, from: string): Mailer =>
  url === null ? toLog : overSmtp(url, from)
