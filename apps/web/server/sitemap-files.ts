import { getSettings, type Settings } from '@shop/contract'
import type { ApiClient } from '../app/data/api-client.ts'
import { createTurns } from './in-turn.ts'
import { partName, partSize, partsOf, type Section, sitemapIndex, urlSet } from './sitemap.ts'
import { readSections } from './sitemap-sections.ts'

/** What the files are made of, whichever host they are asked for at. */
interface Known {
  settings: Settings
  sections: readonly Section[]
  names: ReadonlySet<string>
}

/** Reads something once for all who ask in that time (single flight); what fails is read again. */
function createMemo(fresh: number) {
  const kept = new Map<string, { at: number; made: Promise<unknown> }>()
  return <Made>(key: string, make: () => Promise<Made>): Promise<Made> => {
    const before = kept.get(key)
    if (before && performance.now() - before.at < fresh) return before.made as Promise<Made>
    const made = make()
    kept.set(key, { at: performance.now(), made })
    made.catch(() => kept.delete(key))
    return made
  }
}

/**
 * The texts of a sitemap's files. The shop is read once for all hosts: a request may name any, and one for
 * each would have the whole shop read anew.
 *
 * @param fresh ms that what was read counts for
 */
export function createSitemapFiles(client: ApiClient, fresh: number) {
  let memo = createMemo(fresh)
  // One after the other: a crawler that takes all files at once waits, and shoppers do not.
  const inTurn = createTurns()
  const readKnown = () =>
    memo('', () =>
      inTurn(async (): Promise<Known> => {
        const settings = (await client(getSettings)).data
        const sections = await readSections(client, settings)
        return { settings, sections, names: new Set(partsOf(sections).map(partName)) }
      }),
    )

  const all = (sections: readonly Section[]) => () =>
    inTurn(async () =>
      (await Promise.all(sections.map((section) => section.paths(0, section.total)))).flat(),
    )

  return {
    /** Whether there is such a file. */
    has: async (name: string): Promise<boolean> => (await readKnown()).names.has(name),
    /** A file's text at an origin; without a name the one that names the others, or holds all. */
    async write(origin: string, name: string | null): Promise<string> {
      const { settings, sections } = await readKnown()
      const total = sections.reduce((sum, section) => sum + section.total, 0)
      if (name === null) {
        if (total > partSize) return sitemapIndex(partsOf(sections), origin)
        return urlSet(await memo('all', all(sections)), settings, origin)
      }
      const part = partsOf(sections).find((one) => partName(one) === name)
      const read = () =>
        inTurn(async () => part?.section.paths((part.number - 1) * partSize, partSize) ?? [])
      return urlSet(await memo(`part ${name}`, read), settings, origin)
    },
    forget: () => {
      memo = createMemo(fresh)
    },
  }
}
