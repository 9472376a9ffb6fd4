/** `npm run shop:reply -- --shop 3 "text"`: writes to a shopper as a shop. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { DatabaseInUse, openDatabase } from '../db/index.ts'
import { Refusal } from '../http/index.ts'
import { createHosted } from '../realtime/hosted.ts'
import { readSecret, replyAs, shopReply } from './operator.ts'

const usage = `Usage: npm run shop:reply -- --shop ID [--user ID] "text"
  --shop ID   who writes
  --user ID   to whom; without it, whoever wrote to the shop last`

class UsageError extends Error {
  override readonly name = 'UsageError'
}

const idOf = (name: string, value: string | undefined): number | null => {
  if (value === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(`--${name} takes an id, not ${value}`)
  return Number(value)
}

const parse = () => {
  try {
    const options = { shop: { type: 'string' }, user: { type: 'string' } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const readArguments = () => {
  const { values, positionals } = parse()
  const shopId = idOf('shop', values.shop)
  const body = positionals.join(' ').trim()
  if (shopId === null || body === '') throw new UsageError('A shop and a text are needed.')
  return { shopId, userId: idOf('user', values.user), body }
}

type Reply = ReturnType<typeof readArguments>

/** Asks the shop that runs here; null when none does. */
const askRunning = async ({ port, dataDir }: Config, { shopId, userId, body }: Reply) => {
  const secret = dataDir && (await readSecret(dataDir))
  if (!secret) return null
  const answer = await fetch(`http://localhost:${port}/api${shopReply.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ shop_id: shopId, user_id: userId, message: body }),
  }).catch(() => null)
  if (!answer || answer.status === 401) return null
  const { message, data } = await answer.json()
  if (!answer.ok) throw new Refusal(String(message))
  return Number(data.user_id)
}

/** Without a shop that runs, straight into the database: whoever comes later reads it. */
const writeAlone = async (config: Config, reply: Reply) => {
  const { databaseUrl: url, dataDir, pusher } = config
  const database = await openDatabase({ url, dir: dataDir && join(dataDir, 'db') })
  try {
    await database.migrate()
    const realtime = pusher ? createHosted(pusher) : undefined
    const deps = { db: database.db, now: () => new Date(), config, realtime }
    return (await replyAs(deps, reply)).userId
  } finally {
    await database.close()
  }
}

try {
  const reply = readArguments()
  const config = readConfig(process.env)
  const userId = (await askRunning(config, reply)) ?? (await writeAlone(config, reply))
  console.log(`Shop ${reply.shopId} wrote to shopper ${userId}.`)
} catch (error) {
  const isPlain = [ConfigError, DatabaseInUse, Refusal].some((kind) => error instanceof kind)
  if (error instanceof UsageError) console.error(`${error.message}\n${usage}`)
  else console.error(isPlain && error instanceof Error ? error.message : error)
  process.exitCode = 1
}
