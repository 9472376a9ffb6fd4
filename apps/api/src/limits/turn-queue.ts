/** What waits for a gate, in the order of turns: of each site, and within it of each network. */

export interface Waiting {
  readonly site: string
  readonly network: string
  readonly resume: () => void
  readonly refuse: (reason: unknown) => void
}

/** What waits of a site, by its networks in the order of their turns. */
type Networks = Map<string, Set<Waiting>>

/** Its next turn comes when all others have had one. */
const toTheEnd = <Value>(of: Map<string, Value>, key: string) => {
  const value = of.get(key)
  if (value === undefined) return
  of.delete(key)
  of.set(key, value)
}

/** The queue of the network that has most. */
const longestOf = (networks: Networks = new Map()): Set<Waiting> =>
  [...networks.values()].reduce(
    (longest, queue) => (queue.size > longest.size ? queue : longest),
    new Set<Waiting>(),
  )

export const createTurnQueue = () => {
  const sites = new Map<string, Networks>()
  let size = 0

  const remove = (one: Waiting): boolean => {
    const networks = sites.get(one.site)
    const queue = networks?.get(one.network)
    if (!networks || !queue?.delete(one)) return false
    size -= 1
    if (queue.size === 0) networks.delete(one.network)
    if (networks.size === 0) sites.delete(one.site)
    return true
  }

  return {
    size: () => size,
    /** The sites of which something waits. */
    sites: () => sites.keys(),
    add: (one: Waiting) => {
      const networks = sites.get(one.site) ?? new Map<string, Set<Waiting>>()
      const queue = networks.get(one.network) ?? new Set<Waiting>()
      sites.set(one.site, networks.set(one.network, queue.add(one)))
      size += 1
    },
    remove,
    /**
     * Takes the next one out, of those sites that may begin.
     *
     * @param costOf of a site, so that the one with the least comes first; without it, in turn
     */
    take: (
      mayBegin: (site: string) => boolean,
      costOf: (site: string) => number = () => 0,
    ): Waiting | undefined => {
      const [site] = [...sites.keys()].reduce<[string?, number?]>((least, one) => {
        const cost = mayBegin(one) ? costOf(one) : Number.POSITIVE_INFINITY
        return cost < (least[1] ?? Number.POSITIVE_INFINITY) ? [one, cost] : least
      }, [])
      const networks = sites.get(site ?? '')
      const [queue] = networks?.values() ?? []
      const [next] = queue ?? []
      if (site === undefined || !networks || !next) return
      remove(next)
      toTheEnd(networks, next.network)
      toTheEnd(sites, site)
      return next
    },
    /** What waits of the network that has most in its site, the one that came last at the end. */
    longest: (site: string): readonly Waiting[] => [...longestOf(sites.get(site))],
  }
}
