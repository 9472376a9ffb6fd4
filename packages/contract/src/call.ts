import type * as v from 'valibot'
import type { Capability } from './capabilities.ts'

type Schema = v.GenericSchema

/** An answer that only such a server gives: a field that others do not send, a field's error, a status. */
export type Telling = `answer: ${string}`

/** What tells that a server knows more than the wire: a name in its settings, or an answer (decision 044). */
export type Gate = Capability | Telling
export const isTelling = (gate: Gate): gate is Telling => gate.startsWith('answer: ')

/**
 * One call of the wire (wire.md): everything that client, server and documentation need to know.
 * `path` is below /api and may hold `{names}`; `data` is the shape of the answer's `data`.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** Whether it needs a bearer token; `optional` calls say more to a known shopper. */
  readonly auth: 'none' | 'optional' | 'required'
  readonly summary: string
  /** Of a call that stock servers do not have: what has told that it can be asked. */
  readonly capability?: Gate
  /** What of its query or body stock servers do not know, and what has told that it can be sent. */
  readonly additions?: Readonly<Record<string, Gate>>
  readonly query?: Schema
  readonly body?: Schema
  readonly data: Schema
  /**
   * The body is a form with files in it, not JSON (wire.md 1.1); `files`: only where it has some.
   */
  readonly multipart?: true | 'files'
  /** The answer is the data itself, without an envelope (/lang/{locale}). */
  readonly bare?: true
}

/** Declares a call and keeps its literal types. */
export const call = <const C extends Call>(declared: C): C => declared

type Sent<S> = S extends Schema ? v.InferInput<S> : undefined
export type QueryOf<C extends Call> = Sent<C['query']>
export type BodyOf<C extends Call> = Sent<C['body']>
export type DataOf<C extends Call> = v.InferOutput<C['data']>

/** What a successful answer holds beside its data. */
export interface Answer<Data> {
  readonly data: Data
  readonly message: string | null
}

/** First messages per field, keyed as the server keys them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>
