/** The embedded engine's queries as named statements: what is asked again is neither parsed nor planned again. */
import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite'
import type { Queryable } from './in-turn.ts'

const { serialize } = protocol

/** So many are kept; each has its plans in the engine's memory, which never gets smaller. */
const most = 200

/** A statement that the engine knows by name. */
interface Statement {
  readonly name: string
  /** The type of each parameter, by its oid. */
  readonly types: readonly number[]
  /** What its rows are made of; none where it answers none. */
  readonly columns: readonly messages.BackendMessage[]
}

type Options = Parameters<PGlite['query']>[2]

const together = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** Keeps the latest `size` of what was put in, and says what falls out. */
class Latest<Value> {
  readonly #kept = new Map<string, Value>()
  readonly #size: number
  constructor(size: number) {
    this.#size = size
  }
  get(key: string): Value | undefined {
    const found = this.#kept.get(key)
    if (found !== undefined) {
      this.#kept.delete(key)
      this.#kept.set(key, found)
    }
    return found
  }
  /** Answers what fell out. */
  set(key: string, value: Value): Value | undefined {
    this.#kept.set(key, value)
    if (this.#kept.size <= this.#size) return undefined
    const [oldest] = this.#kept
    if (oldest) this.#kept.delete(oldest[0])
    return oldest?.[1]
  }
  delete(key: string) {
    this.#kept.delete(key)
  }
}

/** A result that is of other columns than when it was parsed, or a name that the engine has forgotten. */
const isStale = (error: unknown) =>
  error instanceof Error && 'code' in error && ['0A000', '26000'].includes(String(error.code))

/**
 * `PGlite.query` parses and plans each time, which is more than half of the time of a small query, and goes five
 * times into the engine. A text that comes for the second time gets a name; PostgreSQL itself decides whether one plan
 * serves all its values (`plan_cache_mode`). Nobody else may ask meanwhile: in-turn.ts sees to it.
 */
export const named = (engine: PGlite): Queryable => {
  const statements = new Latest<Statement>(most)
  const heard = new Latest<true>(most * 2)
  let count = 0

  const ask = (...parts: readonly Uint8Array[]) =>
    engine.execProtocolStream(together(...parts, serialize.sync()))

  const prepare = async (text: string): Promise<Statement> => {
    count += 1
    const name = `s${count}`
    const answer = await ask(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
    }
    const oldest = statements.set(text, statement)
    if (oldest) await ask(serialize.close({ type: 'S', name: oldest.name }))
    return statement
  }

  const valuesOf = (params: readonly unknown[], { types }: Statement, options: Options) =>
    params.map((value, at) => {
      if (value === null || value === undefined) return null
      const type = types[at] ?? 0
      const write = options?.serializers?.[type] ?? engine.serializers[type]
      return write ? write(value) : String(value)
    })

  /** The engine's messages; undefined where the statement no longer fits, and did nothing. */
  const execute = async (text: string, params: readonly unknown[], options: Options) => {
    try {
      const statement = statements.get(text) ?? (await prepare(text))
      const values = valuesOf(params, statement, options)
      const answer = await ask(
        serialize.bind({ statement: statement.name, values }),
        serialize.execute({}),
      )
      return [...statement.columns, ...answer]
    } catch (error) {
      if (!isStale(error)) throw error
      const statement = statements.get(text)
      statements.delete(text)
      if (statement) await ask(serialize.close({ type: 'S', name: statement.name }))
      return undefined
    }
  }

  const query = async <Row>(text: string, params: unknown[] = [], options?: Options) => {
    if (!heard.get(text)) {
      heard.set(text, true)
      return engine.query<Row>(text, params, options)
    }
    const answer = await engine.runExclusive(() => execute(text, params, options))
    if (!answer) return engine.query<Row>(text, params, options)
    const [result] = parse.parseResults(answer, engine.parsers, options)
    return result as Awaited<ReturnType<typeof engine.query<Row>>>
  }

  return {
    query,
    transaction: (...call) => engine.transaction(...call),
    dumpDataDir: (...call) => engine.dumpDataDir(...call),
  }
}
