/**
 * Fails when a component or a screen has no story, or a story no picture.
 *
 * Components: everything that `packages/ui` and `packages/flows` export under a capital letter from
 * a .tsx file, and every `…Screen` of the app, must be named in a story file; a view may also be a
 * part of one that is. Every route must show a screen that has a story. Pictures are looked for by name only; `npm run test:visual` looks
 * at them. Every machine has a story with its chart, which is drawn from its definition, and one in which it
 * plays. What scrolls sideways has a picture of its end. Docs name stories that there are, and
 * link to pages that there are. A story whose pictures are all another one's does not show what it is named after.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import {
  lookAlikes,
  missingPictures,
  readApproved,
  stalePictures,
} from '../.storybook/visual/approved.ts'
import { complaints } from '../.storybook/visual/complaints.ts'
import { tags } from '../.storybook/visual/modes.ts'
import { readStories, storyFiles } from '../.storybook/visual/stories.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** What story files name, and the folders that they take everything of. */
const named = new Set<string>()
const shownWhole = new Set<string>()
for (const file of storyFiles()) {
  const code = withoutComments(read(file))
  for (const [name] of code.matchAll(/\b[A-Z]\w*/g)) named.add(name)
  for (const [, from = ''] of code.matchAll(/import \* as \w+ from '(\.[^']*)'/g)) {
    shownWhole.add(dirname(join(dirname(file), from)))
  }
}

/** A component that draws an overlay is found among all dialogs, which are told by a tag. */
const untagged = storyFiles().filter((file) => {
  const component = file.replace('.stories.tsx', '.tsx')
  // A part of its own folder may draw it, such as a gallery's zoom.
  const parts = globSync(component.replace(/\.tsx$/, '{.tsx,-*.tsx}')).filter(
    (part) => part === component || !existsSync(part.replace('.tsx', '.stories.tsx')),
  )
  const code = parts.map(read).join('\n')
  return (
    /^import .* from '(?:@shop\/ui|\.\.)\/(?:dialog|drawer|alert-dialog)/m.test(code) &&
    /<(?:Dialog|Drawer|AlertDialog|Frame)\b/.test(code) &&
    !/^ {2}tags: \[.*'dialog'/m.test(read(file))
  )
})

/** What tells in the classes of an element that it scrolls sideways. */
const sideways = /\boverflow-x-(?:auto|scroll)\b/

/** The components that a module exports: a capital, and not all capitals as constants are. */
const componentsOf = (file: string) =>
  [...withoutComments(read(file)).matchAll(/^export (?:async )?(?:function|const) ([A-Z]\w*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => /[a-z]/.test(name))

/** The .tsx modules behind a folder's index, which alone is exported. */
function modulesOf(index: string): string[] {
  const exports = [...read(index).matchAll(/^export .* from '(\.[^']*\.tsx)'/gm)]
  return exports.map(([, from = '']) => join(dirname(index), from))
}

/** What an index lets out of a module; everything with `*`. */
function exportedFrom(index: string): Component[] {
  const code = withoutComments(read(index))
  return modulesOf(index).flatMap((file) => {
    const from = `./${basename(file)}`
    const [, names] = new RegExp(`export \\{([^}]*)\\} from '${from}'`).exec(code) ?? []
    const wanted = names?.split(',').map((name) => name.trim())
    return componentsOf(file)
      .filter((name) => !wanted || wanted.includes(name))
      .map((name) => ({ file, name }))
  })
}

interface Component {
  readonly file: string
  readonly name: string
}

const library = globSync('packages/ui/src/*/index.ts').flatMap(exportedFrom)
const views = [
  ...globSync('packages/flows/src/*/index.ts').flatMap(exportedFrom),
  ...globSync('apps/web/app/{screens,parts}/**/*-screen.tsx').flatMap((file) =>
    componentsOf(file).map((name) => ({ file, name })),
  ),
]

const hasStory = ({ file, name }: Component) => named.has(name) || shownWhole.has(dirname(file))

/** A view may be a part of another one: its stories show both. */
function spread(shown: Component[]) {
  const files = new Set(shown.map(({ file }) => file))
  const code = [...files].map((file) => withoutComments(read(file))).join('\n')
  const parts = views.filter((view) => !hasStory(view) && code.includes(`<${view.name}`))
  for (const { name } of parts) named.add(name)
  if (parts.length > 0) spread(parts)
}
spread(views.filter(hasStory))

const findings = [...library, ...views]
  .filter((component) => !hasStory(component))
  .map(({ file, name }) => `${file}: ${name} has no story`)

/** The end of a row that scrolls is out of a picture's sight: some story must show it. */
const endsShown = storyFiles()
  .map((file) => withoutComments(read(file)))
  .filter((code) => code.includes(`'${tags.ends}'`))
  .join('\n')
for (const file of globSync('{apps/web/app,packages/{ui,flows}/src}/**/*.{ts,tsx}')) {
  if (/\.(?:stories|test)\./.test(file) || !sideways.test(withoutComments(read(file)))) continue
  const users = [
    file,
    ...globSync(`${dirname(dirname(file))}/*/*.tsx`).filter((one) =>
      read(one).includes(`/${basename(file)}'`),
    ),
  ]
  const names = users.flatMap(componentsOf)
  if (!names.some((name) => new RegExp(`\\b${name}\\b`).test(endsShown)))
    findings.push(
      `${file}: scrolls sideways, and no story of ${names.join(', ')} has the tag '${tags.ends}'`,
    )
}

findings.push(...untagged.map((file) => `${file}: draws an overlay, and has no tag 'dialog'`))

/** What a screen that reads shows besides: it waits, and it fails. */
const states = { 'while it waits': /Loading|Waiting/, 'when reading failed': /Failed|Error|Away/ }
for (const file of globSync('apps/web/app/screens/**/*-screen.tsx')) {
  const stories = file.replace('.tsx', '.stories.tsx')
  if (!existsSync(stories) || !/\buse\w*Resource\(/.test(read(file))) continue
  const told = read(stories)
    .split('\n')
    .filter((line) => /^export const |^ {2}name: /.test(line))
    .join('\n')
  for (const [state, names] of Object.entries(states))
    if (!names.test(told)) findings.push(`${stories}: no story of the screen ${state}`)
}

for (const file of storyFiles()) {
  const has = (story: string) => read(file).includes(`\nexport const ${story}: `)
  if (has('Chart') && !has('Playing'))
    findings.push(`${file}: a machine has a Chart and no Playing beside it`)
}

/** A page of docs names stories by their exports: one that is not there leaves all of the page blank. */
for (const file of globSync('.storybook/docs/*.mdx'))
  for (const [, stories, from] of read(file).matchAll(/import \* as (\w+) from '([^']+)'/g)) {
    const code = read(join(dirname(file), `${from}.tsx`))
    for (const [, story] of read(file).matchAll(new RegExp(`of=\\{${stories}\\.(\\w+)\\}`, 'g')))
      if (!new RegExp(`^export const ${story}\\b`, 'm').test(code))
        findings.push(`${file}: ${from} has no story ${story}`)
  }

const drawn = new Set(
  storyFiles().flatMap((file) =>
    [...read(file).matchAll(/<MachineChart machine=\{(\w+)\}/g)].map(([, name]) => name),
  ),
)
for (const file of globSync('packages/flows/src/**/*.machine.ts'))
  for (const [, name] of read(file).matchAll(/^export const (\w+Machine) =/gm))
    if (!drawn.has(name)) findings.push(`${file}: no story draws the chart of ${name}`)

for (const file of globSync('apps/web/app/routes/*.tsx')) {
  const shown = [...read(file).matchAll(/\b[A-Z]\w*Screen\b/g)].some(([name]) => named.has(name))
  if (!shown) findings.push(`${file}: no story shows this route's screen`)
}

const stories = readStories()
findings.push(...complaints(stories))

/** The title of a page of docs: its own, or of the stories that it is about. */
const titleOf = (file: string): string => {
  const code = read(file)
  const [, own, about] = /<Meta (?:title="([^"]+)"|of=\{(\w+)\})/.exec(code) ?? []
  const [, from = ''] = new RegExp(`import \\* as ${about} from '([^']+)'`).exec(code) ?? []
  const told = join(dirname(file), `${from}.tsx`)
  return own ?? stories.find((story) => story.file === told)?.title ?? file
}

/** The addresses of pages in Storybook: stories, docs of components, and docs alone. */
const written = globSync('.storybook/docs/*.mdx')
const pages = new Set([
  ...stories.map(({ id }) => id),
  ...stories
    .filter(({ tags }) => !tags.includes('!autodocs'))
    .map(({ title }) => toId(title, 'docs')),
  ...written.map((file) => toId(titleOf(file), 'docs')),
])
for (const file of [...written, ...globSync('.storybook/{,docs/}*.tsx')])
  for (const [, page = ''] of read(file).matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g))
    if (!pages.has(page)) findings.push(`${file}: links to ${page}, which is no page`)

const approved = readApproved()
findings.push(
  ...missingPictures(stories, approved).map((name) => `${name}: no picture, npm run test:visual`),
  ...stalePictures(stories, approved).map(
    (name) => `${name}: no story, npm run test:visual -- --prune`,
  ),
  ...lookAlikes(stories, approved),
)

if (findings.length > 0) {
  console.error(`Stories and pictures:\n${findings.join('\n')}`)
  process.exitCode = 1
}
