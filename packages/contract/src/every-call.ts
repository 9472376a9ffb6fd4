/** For whoever goes through all of them: servers, documentation and checks; no screen needs it. */
import type { Call } from './call.ts'
import * as contract from './index.ts'

/** Whether what a file of the contract exports is a call. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of the contract by its name there. */
export const everyCall: ReadonlyMap<string, Call> = new Map(
  Object.entries<unknown>(contract).filter((entry): entry is [string, Call] => isCall(entry[1])),
)
