import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PluginOption } from 'vite'
import { declared, tokensOf } from '../../tools/packages/tokens.ts'
import { storedFile } from '../visual/store.ts'
import { readStories } from '../visual/stories.ts'
import { type Facts, factsAddress, pictureAddress } from './facts.ts'

type Gathered = Readonly<Record<string, Facts>>

const run = promisify(execFile)

/** In a process of its own: sizes are builds, and this one goes on meanwhile. */
async function gathered(): Promise<Gathered> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    maxBuffer: 2 ** 26,
    // What is built for development has more in it.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout)
}

/** Every page of docs: a foundation's asks for facts as a component's does, and has none. */
const pages = () => new Set(readStories().map(({ id }) => id.replace(/--.*/, '')))

const factsOf = (all: Gathered, component: string) => JSON.stringify(all[component] ?? null)

const printsIn = (facts: Gathered) =>
  new Set(
    Object.values(facts).flatMap(({ history }) =>
      history.flatMap(({ pictures }) => pictures.flatMap(({ before, after }) => [before, after])),
    ),
  )

/** For tools that draw (DTCG); the page about tokens links to them. */
const tokensAddress = 'tokens.json'
const designTokens = () => JSON.stringify(tokensOf(declared()), null, 2)

function built(): PluginOption {
  let facts: Promise<Gathered>
  return {
    name: 'component-facts',
    apply: 'build',
    buildStart() {
      facts = gathered()
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: tokensAddress, source: designTokens() })
      const all = await facts
      for (const component of pages())
        this.emitFile({
          type: 'asset',
          fileName: factsAddress(component),
          source: factsOf(all, component),
        })
      for (const print of printsIn(all))
        this.emitFile({
          type: 'asset',
          fileName: pictureAddress(print),
          source: await readFile(storedFile(print)),
        })
    },
  }
}

function served(): PluginOption {
  let facts: Promise<Gathered> | undefined
  return {
    name: 'component-facts-served',
    apply: 'serve',
    configureServer({ middlewares, watcher }) {
      watcher.on('change', () => {
        facts = undefined
      })
      middlewares.use(`/${tokensAddress}`, (_, response) => response.end(designTokens()))
      middlewares.use('/facts', (request, response, next) => {
        const [, print] = /^\/pictures\/([\w-]+)\.webp$/.exec(request.url ?? '') ?? []
        if (print) {
          createReadStream(storedFile(print)).on('error', next).pipe(response)
          return
        }
        const [, component = ''] = /^\/([\w-]+)\.json$/.exec(request.url ?? '') ?? []
        facts ??= gathered()
        facts.then((all) => response.end(factsOf(all, component))).catch(next)
      })
    },
  }
}

/** Where a component's page reads what is known of it; nothing is gathered before somebody asks, or builds. */
export const componentFacts = (): PluginOption => [built(), served()]
