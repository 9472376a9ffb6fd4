/** What the operator's commands share: they ask the shop that runs here, else open its database. */
import { join } from 'node:path'
import type { BodyOf, Call, DataOf } from '@shop/contract'
import * as v from 'valibot'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { DatabaseInUse, openDatabase } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/index.ts'
import { createHosted } from '../realtime/hosted.ts'
import { readSecret } from './secret.ts'

/** The command was written wrongly: its usage is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const askRunning = async <C extends Call>(
  { port, dataDir }: Config,
  call: C,
  body: BodyOf<C>,
): Promise<DataOf<C> | null> => {
  const secret = dataDir && (await readSecret(dataDir))
  if (!secret) return null
  const answer = await fetch(`http://localhost:${port}/api${call.path}`, {
    method: call.method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!answer || answer.status === 401) return null
  const { message, data } = await answer.json()
  if (!answer.ok) throw new Refusal(String(message))
  return v.parse(call.data, data) as DataOf<C>
}

const openAlone = async <Result>(config: Config, work: (deps: Deps) => Promise<Result>) => {
  const { databaseUrl: url, dataDir, pusher } = config
  const database = await openDatabase({ url, dir: dataDir && join(dataDir, 'db') })
  try {
    await database.migrate()
    const realtime = pusher ? createHosted(pusher) : undefined
    return await work({ db: database.db, now: () => new Date(), config, realtime })
  } finally {
    await database.close()
  }
}

/** What the shop that runs here answers to the call; without one, what `alone` does itself. */
export const askShop = async <C extends Call>(
  call: C,
  body: BodyOf<C>,
  alone: (deps: Deps) => Promise<DataOf<C>>,
): Promise<DataOf<C>> => {
  const config = readConfig(process.env)
  return (await askRunning(config, call, body)) ?? (await openAlone(config, alone))
}

/** Runs a command and prints what it says; what went wrong is one line, and the exit code 1. */
export const runCommand = async (usage: string, run: () => Promise<string>): Promise<void> => {
  try {
    console.log(await run())
  } catch (error) {
    const isPlain = [ConfigError, DatabaseInUse, Refusal].some((kind) => error instanceof kind)
    if (error instanceof UsageError) console.error(`${error.message}\n${usage}`)
    else console.error(isPlain && error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
