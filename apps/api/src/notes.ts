/** What a person who starts the shop wants to know, a line each. */
import type { Config } from './config.ts'
import { isLoopback } from './limits/near.ts'
import { demoAccount } from './seed/content/demo.ts'

interface Started {
  /** Whether the demo shop was just put into the database. */
  readonly seeded: boolean
  /** Whether there is no shop in it. */
  readonly empty: boolean
  /** Whether mail leaves this process. */
  readonly mails: boolean
  /** How many other servers use its database. */
  readonly others: number
}

/** A password may stand behind the question mark too. */
const withoutPassword = (address: string) => {
  const url = new URL(address)
  url.password = ''
  url.search = ''
  return url.href
}

/** What a local shop leaves open, where more than a demo on a desk can be reached by it. */
const exposure = ({ databaseUrl, listenAddress }: Config): string[] => {
  const isDesk = isLoopback(listenAddress ?? '')
  if (isDesk && databaseUrl === null) return []
  const around = isDesk
    ? ''
    : ', the demo account to its network (LISTEN_ADDRESS=127.0.0.1 keeps it out)'
  return [
    `Open        codes in answers and stand-in logins to this machine${around}; none of it with APP_ENV=production`,
  ]
}

/** Passwords and codes are read on the way, unless the way ends on this machine. */
const plainAddress = ({ environment, publicUrl }: Config): string[] => {
  const { protocol, hostname } = new URL(publicUrl ?? 'http://localhost')
  const isExposed = environment === 'production' && protocol === 'http:' && !isLoopback(hostname)
  return isExposed
    ? [`Address     ${publicUrl} is not encrypted: let a proxy serve it by https`]
    : []
}

/** Events of a server without a service for them reach only the browsers that it serves itself. */
const apartServers = ({ pusher }: Config, { others }: Started): string[] =>
  others > 0 && !pusher
    ? [
        'Events      another server uses this database, and its shoppers do not hear of what happens here:',
        '            run one server, or set PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET for all of them',
      ]
    : []

export const notesOf = (config: Config, started: Started): string[] => {
  const { databaseUrl, dataDir, environment } = config
  const { seeded, empty, mails } = started
  const database = databaseUrl
    ? withoutPassword(databaseUrl)
    : `embedded, in ${dataDir ?? 'memory'}`
  return [
    `Database    ${database}`,
    ...(seeded ? ['            filled with the demo shop'] : []),
    ...(empty
      ? ['            empty: stop the shop and run npm run setup, then start it again']
      : []),
    ...apartServers(config, started),
    ...plainAddress(config),
    ...(mails ? [] : ['Mail        one-time codes stand in this log']),
    ...(environment === 'local'
      ? [`Demo account ${demoAccount.email}, password ${demoAccount.password}`, ...exposure(config)]
      : []),
  ]
}
