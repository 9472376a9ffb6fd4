import useSWR, {
  type Key,
  type ScopedMutator,
  type SWRConfiguration,
  unstable_serialize,
  useSWRConfig,
} from 'swr'
import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { browserClient } from './browser-client.ts'
import { readAhead, takeAhead } from './read-ahead.ts'

/** Something that is read from the server: its key is written here once, for server and browser. */
export interface Resource<Args extends readonly unknown[], Data> {
  key: (...args: Args) => readonly [string, ...Args]
  /** Whether a key is one of this resource's, whatever its arguments: for SWR's mutate. */
  matches: (key: unknown) => boolean
  load: (client: ApiClient, ...args: Args) => Promise<Data>
  /** For how long its answer is not asked for again, in ms; whoever retries or mutates asks at once. */
  freshFor?: number | undefined
}

/** Changes what is known, by a resource's key; `useSWRConfig` has it. */
export type Mutate = ScopedMutator

const shared = new Set<string>()

/** One that is the shopper's own: it goes when they do. */
export const resource = <Args extends readonly unknown[], Data>(
  name: string,
  load: (client: ApiClient, ...args: Args) => Promise<Data>,
): Resource<Args, Data> => ({
  key: (...args) => [name, ...args],
  matches: (key) => Array.isArray(key) && key[0] === name,
  load,
})

/** One that is the same for everybody. */
export const sharedResource = <Args extends readonly unknown[], Data>(
  name: string,
  load: (client: ApiClient, ...args: Args) => Promise<Data>,
  { freshFor }: Pick<Resource<Args, Data>, 'freshFor'> = {},
): Resource<Args, Data> => {
  shared.add(name)
  return { ...resource(name, load), freshFor }
}

/** Whether an answer in the cache belongs to the shopper who is signed in. */
export const isPersonal = (key: unknown): boolean =>
  Array.isArray(key) && !shared.has(String(key[0]))

const keyOf = <Args extends readonly unknown[], Data>(what: Resource<Args, Data>, args: Args) =>
  unstable_serialize(what.key(...args) as Key)

/** The last answers in this browser of what stays fresh for a while. */
const answered = new Map<string, { data: unknown; at: number }>()

async function read<Args extends readonly unknown[], Data>(
  what: Resource<Args, Data>,
  args: Args,
): Promise<Data> {
  const key = keyOf(what, args)
  const ahead = takeAhead(key) as Promise<Data> | undefined
  const data = await (ahead ?? what.load(browserClient, ...args))
  if (what.freshFor) answered.set(key, { data, at: performance.now() })
  return data
}

/** What was answered a moment ago and is not asked for again; undefined where it is. */
export function fresh<Args extends readonly unknown[], Data>(
  what: Resource<Args, Data>,
  ...args: Args
): Data | undefined {
  const known = answered.get(keyOf(what, args))
  const isFresh = known && performance.now() - known.at < (what.freshFor ?? 0)
  return isFresh ? (known.data as Data) : undefined
}

/** Reads a resource; `null` for "not yet". SWR deduplicates, and revalidates what is stale. */
export const useResource = <Args extends readonly unknown[], Data>(
  what: Resource<Args, Data>,
  args: Args | null,
  options?: SWRConfiguration<Data, ApiError>,
) =>
  useSWR<Data, ApiError>(
    (args && what.key(...args)) as Key,
    () => read(what, args as Args),
    what.freshFor ? { dedupingInterval: what.freshFor, ...options } : options,
  )

/** What another try may do away with: the line, too many requests, a server that is down. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500

/**
 * Reads a list of which the old page stays until the new one is there. What is known of this very page is not taken
 * away by a revalidation that fails.
 */
export function useListResource<Args extends readonly unknown[], Data>(
  what: Resource<Args, Data>,
  args: Args | null,
) {
  const list = useResource(what, args, { keepPreviousData: true })
  const { cache } = useSWRConfig()
  const isKnown = args !== null && cache.get(keyOf(what, args))?.data !== undefined
  return { ...list, error: list.error && isKnown && isPassing(list.error) ? undefined : list.error }
}

/** Preloads in the browser before the screen is there (clientLoader), and does not wait. */
export const preload = <Args extends readonly unknown[], Data>(
  what: Resource<Args, Data>,
  ...args: Args
) => {
  if (fresh(what, ...args) !== undefined) return
  readAhead(keyOf(what, args), () => what.load(browserClient, ...args))
}

export interface Prefetched {
  fallback: Record<string, unknown>
  /** The worst that went wrong, if anything did. */
  failure: { status: number; message: string } | null
}

type Read = (client: ApiClient) => Promise<readonly [string, unknown]>

/** One read for `prefetch`. */
export const reading =
  <Args extends readonly unknown[], Data>(what: Resource<Args, Data>, ...args: Args): Read =>
  async (client) => [keyOf(what, args), await what.load(client, ...args)]

/** Reads on the server what a screen shows first. A failed read is left to the browser. */
export async function prefetch(client: ApiClient, ...reads: Read[]): Promise<Prefetched> {
  const results = await Promise.allSettled(reads.map((read) => read(client)))
  const fallback: Record<string, unknown> = {}
  let failure: Prefetched['failure'] = null
  for (const result of results) {
    if (result.status === 'fulfilled') {
      const [key, data] = result.value
      fallback[key] = data
    } else {
      const { reason } = result
      if (!(reason instanceof ApiError)) throw reason
      failure ??= { status: reason.status, message: reason.message }
    }
  }
  return { fallback, failure }
}
