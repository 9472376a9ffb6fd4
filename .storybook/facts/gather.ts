import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { family } from '../../tools/packages/family.ts'
import { asWritten, bytesOf } from '../../tools/packages/weigh.ts'
import { root } from '../visual/places.ts'
import { isStored } from '../visual/store.ts'
import { readStories } from '../visual/stories.ts'
import type { Change, Facts, Status, User } from './facts.ts'
import { type Commit, type Release, readCommits, readRelease } from './history.ts'
import { type Modules, readModules } from './modules.ts'
import { pagesOf, type Subject, subjectOf, usersOf } from './uses.ts'
import { chartsIn, flowsOf, waysTo } from './ways.ts'

/** How much of a long history is told. */
const most = { commits: 12, pictured: 3, pictures: 2 }

/** A file that a change of the component shows in: of the design system a folder is a component. */
const isOwn = ({ file }: Subject) => {
  const [folder] = /^packages\/ui\/src\/[\w-]+\//.exec(file) ?? []
  return (changed: string) =>
    changed === file ||
    (folder !== undefined && changed.startsWith(folder) && !/\.(?:stories|test)\./.test(changed))
}

/** The commits that have changed the component's files or its pictures. */
export function historyOf(
  subject: Subject,
  component: string,
  commits: readonly Commit[],
  hasPicture: (print: string) => boolean,
): Change[] {
  const own = isOwn(subject)
  let pictured = 0
  return commits.flatMap(({ commit, date, subject, files, pictures }) => {
    const changed = pictures.filter(({ name }) => name.startsWith(`${component}--`))
    if (changed.length === 0 && ![...files].some(own)) return []
    const shown = changed
      .filter(({ before, after }) => hasPicture(before) && hasPicture(after))
      .slice(0, pictured < most.pictured ? most.pictures : 0)
    if (shown.length > 0) pictured += 1
    return [{ commit, date, subject, changed: changed.length, pictures: shown }]
  })
}

export function statusOf(
  isDeprecated: boolean,
  history: readonly Pick<Change, 'commit'>[],
  release: Release | undefined,
): Status {
  if (isDeprecated) return { kind: 'deprecated' }
  const recent = history.filter(({ commit }) => !release || release.since.has(commit))
  if (!release || recent.length === history.length) return { kind: 'new' }
  return { kind: recent.length > 0 ? 'changed' : 'stable', since: release.version }
}

const isDeprecated = ({ name, file }: Subject) =>
  new RegExp(`@deprecated(?:[^/]|(?<!\\*)/)*\\*/\\s*export (?:function|const) ${name}\\b`).test(
    readFileSync(join(root, file), 'utf8'),
  )

/** The words of the comment before a component. */
const aboutOf = ({ name, file }: Subject) => {
  const [, comment = ''] =
    new RegExp(
      `/\\*\\*((?:[^*]|\\*(?!/))*)\\*/\\s*export (?:default )?(?:function|const) ${name}\\b`,
    ).exec(readFileSync(join(root, file), 'utf8')) ?? []
  const [words = ''] = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .split(/ @\w/)
  return words.trim()
}

/** The members of the family of which everything may be imported by others. */
const packed = family.map(({ folder }) => `${folder}/src/`)

const weightOf = ({ name, file }: Subject) =>
  packed.some((folder) => file.startsWith(folder))
    ? bytesOf(`export { ${name} } from '${join(root, file)}'`, asWritten)
    : null

interface Told extends Subject {
  component: string
}

/** Every component that has stories of its own, with the id that Storybook knows it by. */
function componentsIn(modules: Modules): Told[] {
  const ids = new Map(readStories().map(({ file, id }) => [file, id.split('--')[0] ?? id]))
  const told = [...ids].flatMap(([stories, component]) => {
    const subject = subjectOf(stories, modules)
    return subject
      ? [
          {
            ...subject,
            component,
            isBeside: stories === subject.file.replace('.tsx', '.stories.tsx'),
          },
        ]
      : []
  })
  // Of several files of stories about a component the one beside it is its own.
  return told.sort((one, other) => Number(other.isBeside) - Number(one.isBeside))
}

/** What stands around every screen, or around many, is drawn by a route that has no screen of its own. */
const calledWithoutPage = (file: string) => {
  if (file === 'apps/web/app/root.tsx') return 'every screen'
  const [, route] = /^apps\/web\/app\/routes\/layouts\/([\w-]+)\.tsx$/.exec(file) ?? []
  return route ? `every ${route} screen` : basename(file)
}

/** The facts of every component, by its id. */
export async function gatherFacts(): Promise<Record<string, Facts>> {
  const modules = readModules()
  const components = componentsIn(modules)
  const commits = readCommits()
  const release = readRelease()
  const stories = readStories()
  const pathOf = (page: string) => {
    const own = stories.filter(({ id }) => id.startsWith(`${page}--`))
    return own.some(({ tags }) => !tags.includes('!autodocs'))
      ? `/docs/${page}--docs`
      : `/story/${own[0]?.id}`
  }
  const userOf = (file: string): User => {
    const told = components.find((one) => one.file === file)
    return told
      ? { name: told.name, page: told.component, path: pathOf(told.component) }
      : { name: calledWithoutPage(file), page: null, path: null }
  }
  const hasPage = (file: string) => components.some((one) => one.file === file)
  const users = new Map(
    components.map((subject) => [
      subject.component,
      pagesOf(usersOf(subject, modules), hasPage, modules).map(userOf),
    ]),
  )
  const usersOfPage = (page: string) => users.get(page) ?? []
  const charts = chartsIn(
    stories.map(({ file, id, title }) => {
      const page = id.split('--')[0] ?? id
      return { file, page: { name: title.split('/').slice(1).join(' '), page, path: pathOf(page) } }
    }),
    modules,
  )
  const facts = components.map(async (subject): Promise<[string, Facts]> => {
    const { component } = subject
    const history = historyOf(subject, component, commits, isStored)
    return [
      component,
      {
        about: aboutOf(subject),
        status: statusOf(isDeprecated(subject), history, release),
        bytes: await weightOf(subject),
        usedBy: usersOfPage(component),
        ways: component.startsWith('screens-') ? [] : waysTo(component, usersOfPage),
        flows: flowsOf(subject, charts, modules).filter(({ page }) => page !== component),
        history: history.slice(0, most.commits),
      },
    ]
  })
  return Object.fromEntries(await Promise.all(facts))
}
