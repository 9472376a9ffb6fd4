import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { constantsOf, literal } from './literal.ts'
import { type Mode, modesFor, type Photographed } from './modes.ts'
import { root } from './places.ts'

/** What is said of a story's pictures: `parameters.visual` of a story, written as a literal. */
export interface Allowance {
  /** Why there is none, why it is blank, or why it looks as another one does. */
  reason?: string
}

export interface Story extends Photographed {
  readonly id: string
  readonly name: string
  /** The file that it is written in, from the repository's root. */
  readonly file: string
  readonly allowance: Allowance
  readonly modes: readonly Mode[]
}

interface Annotations {
  tags?: string[]
  globals?: Record<string, unknown>
  parameters?: { visual?: Allowance }
}

const places = ['packages/*/src/**/*.stories.tsx', 'apps/web/app/**/*.stories.tsx']

/** Where stories are written. */
export const storyFiles = () => places.flatMap((place) => globSync(place, { cwd: root })).sort()

function storiesOf(file: string): Story[] {
  const csf = loadCsf(readFileSync(join(root, file), 'utf8'), {
    fileName: file,
    makeTitle: (title) => title,
  }).parse()
  const constants = constantsOf(csf._ast.program)
  const meta = (literal(csf._metaNode, constants) ?? {}) as Annotations
  return csf.indexInputs.map(({ __id = '', exportName, name = exportName, title = '' }) => {
    const own = (literal(constants.get(exportName), constants) ?? {}) as Annotations
    const tags = [...(meta.tags ?? []), ...(own.tags ?? [])]
    const story = {
      id: __id,
      title,
      name,
      file,
      tags: tags.filter((tag) => !tags.includes(`!${tag}`)),
      globals: { ...meta.globals, ...own.globals },
      allowance: { ...meta.parameters?.visual, ...own.parameters?.visual },
    }
    return { ...story, modes: modesFor(story) }
  })
}

/** Every story, read from its file: neither a build nor a browser is needed. */
export const readStories = () => storyFiles().flatMap(storiesOf)
