/** `npm run ticket:reply -- --ticket T12345678 "text"`: answers a ticket as the shop's support. */
import { ticketStatuses } from '@shop/contract'
import { askShop, readOptions, runCommand, UsageError } from '../operator/command.ts'
import { replyToTicket, ticketReply } from './operator.ts'

const usage = `Usage: npm run ticket:reply -- --ticket NUMBER [options] ["text"]
  --ticket NUMBER    which one, as its page says: T12345678
  --from NAME        who of the support writes
  --pin              shows the text above the conversation, too
  --status STATUS    ${ticketStatuses.join(', ')}
  --chat on|off      whether the shopper may write`

const readArguments = () => {
  const { values, positionals } = readOptions({
    options: {
      ticket: { type: 'string' },
      from: { type: 'string' },
      pin: { type: 'boolean', default: false },
      status: { type: 'string' },
      chat: { type: 'string' },
    },
    allowPositionals: true,
  })
  const status = ticketStatuses.find((one) => one === values.status)
  const message = positionals.join(' ').trim()
  if (!values.ticket) throw new UsageError('A ticket is needed.')
  if (values.status !== undefined && !status)
    throw new UsageError(`--status takes ${ticketStatuses.join(', ')}, not ${values.status}`)
  if (values.chat !== undefined && !['on', 'off'].includes(values.chat))
    throw new UsageError(`--chat takes on or off, not ${values.chat}`)
  if (!message && !status && !values.chat)
    throw new UsageError('A text, a status or a switch is needed.')
  return {
    ticket_number: values.ticket,
    is_highlighted: values.pin,
    ...(message ? { message } : {}),
    ...(values.from ? { agent: values.from } : {}),
    ...(status ? { status } : {}),
    ...(values.chat ? { user_chat: values.chat === 'on' } : {}),
  }
}

await runCommand(usage, async () => {
  const reply = readArguments()
  const { ticket_number, status } = await askShop(ticketReply, reply, (deps) =>
    replyToTicket(deps, reply),
  )
  return `Ticket ${ticket_number} is answered; its status is ${status}.`
})
