/** What the operator's commands share: they ask the shop that runs here, else open its database. */
import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { BodyOf, Call, DataOf } from '@shop/contract'
import * as v from 'valibot'
import { type Config, readConfig } from '../config.ts'
import { type OpenDatabase, openDatabase } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/index.ts'
import { described } from '../log.ts'
import { oneLine } from '../one-line.ts'
import { PlainError } from '../plain-error.ts'
import { createHosted } from '../realtime/hosted.ts'
import { shopSecret } from '../secret.ts'
import { readAccess } from './secret.ts'

/** The command was written wrongly: its usage is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Reads the command's options. */
export const readOptions = <Options extends ParseArgsConfig>(options: Options) => {
  try {
    return parseArgs(options)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** What the shop that runs here answers to the call; null when none runs. */
export const askRunning = async <C extends Call>(
  config: Config,
  call: C,
  body: BodyOf<C>,
): Promise<DataOf<C> | null> => {
  const access = await readAccess(config)
  if (!access) return null
  const { secret, address } = access
  const answer = await fetch(`${address}/api${call.path}`, {
    method: call.method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!answer || answer.status === 401) return null
  const { message, data } = await answer.json()
  if (!answer.ok) throw new Refusal(String(message))
  return v.parse(call.data, data) as DataOf<C>
}

/** Works on the database itself; throws DatabaseInUse while a shop runs on an embedded one. */
export const openAlone = async <Result>(
  config: Config,
  work: (deps: Deps, vacuum: OpenDatabase['vacuum']) => Promise<Result>,
): Promise<Result> => {
  const { databaseUrl: url, dataDir, durability, pusher } = config
  const database = await openDatabase({ url, dir: dataDir && join(dataDir, 'db'), durability })
  try {
    await database.migrate()
    const secret = await shopSecret(config)
    const realtime = pusher ? createHosted(pusher) : undefined
    const deps = { db: database.db, now: () => new Date(), config, secret, realtime }
    return await work(deps, database.vacuum)
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

const printable = (lines: readonly string[]) => lines.map(oneLine).join('\n')

/**
 * Runs a command and prints what it says, a text of its own or a line for each thing, whatever stands in
 * it; what went wrong is one line, and the exit code 1.
 */
export const runCommand = async (
  usage: string,
  run: () => Promise<string | readonly string[]>,
): Promise<void> => {
  if (process.argv.includes('--help')) return console.log(usage)
  try {
    const output = await run()
    console.log(printable(typeof output === 'string' ? output.split('\n') : output))
  } catch (error) {
    const isPlain = error instanceof PlainError || error instanceof Refusal
    if (error instanceof UsageError) console.error(`${error.message}\n${usage}`)
    else console.error(isPlain ? printable(error.message.split('\n')) : described(error))
    process.exitCode = 1
  }
}
