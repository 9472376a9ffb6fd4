import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { approvedFolder, pictureName } from './places.ts'
import type { Story } from './stories.ts'

/** Fingerprints of pictures (store.ts) by the pictures' names. */
export type Fingerprints = ReadonlyMap<string, string>

const componentOf = (name: string) => name.slice(0, name.indexOf('--'))
const fileOf = (component: string) => join(approvedFolder, `${component}.json`)

/** Every approved picture's fingerprint. */
export function readApproved(): Map<string, string> {
  const files = globSync('*.json', { cwd: approvedFolder }).sort()
  return new Map(
    files.flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(join(approvedFolder, file), 'utf8'))),
    ),
  )
}

/** Keeps what is approved, one line a picture: two branches that change two of them merge by themselves. */
export function writeApproved(approved: Fingerprints) {
  const names = [...approved.keys()].sort()
  const components = Object.groupBy(names, componentOf)
  mkdirSync(approvedFolder, { recursive: true })
  for (const file of globSync('*.json', { cwd: approvedFolder }))
    if (!components[basename(file, '.json')]) rmSync(join(approvedFolder, file))
  for (const [component, own = []] of Object.entries(components)) {
    const lines = Object.fromEntries(own.map((name) => [name, approved.get(name)]))
    writeFileSync(fileOf(component), `${JSON.stringify(lines, null, 2)}\n`)
  }
}

const namesOf = ({ id, modes }: Story) => modes.map(({ name }) => pictureName(id, name))

/** Approved pictures that no story asks for any more. */
export function stalePictures(stories: readonly Story[], approved: Fingerprints): string[] {
  const wanted = new Set(stories.flatMap(namesOf))
  return [...approved.keys()].filter((name) => !wanted.has(name))
}

/** Stories' pictures that nobody has approved yet. */
export const missingPictures = (stories: readonly Story[], approved: Fingerprints): string[] =>
  stories.flatMap(namesOf).filter((name) => !approved.has(name))

/**
 * Stories of which every picture is another one's of their file: they do not show what they are named
 * after, unless they say why. One that only fixes a language, a scheme or a width shows what another
 * shows in that mode.
 */
export function lookAlikes(stories: readonly Story[], approved: Fingerprints): string[] {
  const own = stories.filter(
    ({ globals, modes, allowance }) =>
      Object.keys(globals).length === 0 && modes.length > 0 && !allowance.reason,
  )
  return own.flatMap((story, at) => {
    const twin = own.slice(0, at).find(
      ({ file, id, modes }) =>
        file === story.file &&
        modes.length === story.modes.length &&
        story.modes.every(({ name }) => {
          const picture = approved.get(pictureName(story.id, name))
          return picture !== undefined && picture === approved.get(pictureName(id, name))
        }),
    )
    return twin
      ? [`${story.file}, ${story.name}: looks as ${twin.name} does, see .storybook/README.md`]
      : []
  })
}
