import { homeOf, type Module, type Modules } from './modules.ts'

/** What a file of stories is about. */
export interface Subject {
  readonly name: string
  /** The module that it is written in. */
  readonly file: string
}

/** The component that a file of stories names in its meta, else that of the file which it is named after. */
export function subjectOf(stories: string, modules: Modules): Subject | undefined {
  const { code = '', imports = [] } = modules.get(stories) ?? {}
  const beside = stories.replace('.stories.tsx', '.tsx')
  const [, named] = /^ {2}component: ([A-Z]\w*)/m.exec(code) ?? []
  const [, first] =
    /^export (?:default )?function ([A-Z]\w*)/m.exec(modules.get(beside)?.code ?? '') ?? []
  const from = named && imports.find(({ names }) => names?.has(named))?.from
  const name = from ? named : first
  const file = name && homeOf(name, from || beside, modules)
  return file ? { name, file } : undefined
}

const isOfTheShop = (file: string) =>
  !/\.(?:stories|test|walk|poses)\.|\/(?:testing|stories)\/|\/story-/.test(file)

const takes = ({ code, imports }: Module, { name, file }: Subject, modules: Modules) =>
  imports.some(
    ({ from, names }) =>
      (names?.has(name) ?? (from === file || new RegExp(`\\b${name}\\b`).test(code))) &&
      homeOf(name, from, modules) === file,
  )

/** The component and those of its module, which may be drawn in its place: one of them draws it. */
const together = ({ name, file }: Subject, modules: Modules): Subject[] => {
  const exported = /^export (?:default )?(?:function|const) ([A-Z]\w*)/gm
  const others = modules.get(file)?.code.matchAll(exported) ?? []
  const names = new Set([name, ...[...others].map(([, other = '']) => other)])
  return [...names].map((one) => ({ name: one, file }))
}

/** The modules that draw a component themselves, in the order of their names. */
export const usersOf = (subject: Subject, modules: Modules): string[] => {
  const all = together(subject, modules)
  return [...modules]
    .filter(
      ([file, module]) =>
        file !== subject.file &&
        isOfTheShop(file) &&
        all.some((one) => takes(module, one, modules)),
    )
    .map(([file]) => file)
    .sort()
}

/** The modules that import one, whatever of it, by whoever hands it on. */
export const importersOf = (wanted: string, modules: Modules): string[] =>
  [...modules].flatMap(([file, { imports }]) =>
    file !== wanted &&
    isOfTheShop(file) &&
    imports.some(
      ({ from, names }) =>
        from === wanted ||
        [...(names ?? [])].some((name) => homeOf(name, from, modules) === wanted),
    )
      ? [file]
      : [],
  )

/**
 * The pages on which a component is found: its users, and in the place of those without a page of their
 * own whoever uses them, and so on. Who leads to none stands for itself.
 */
export function pagesOf(
  users: readonly string[],
  hasPage: (file: string) => boolean,
  modules: Modules,
): string[] {
  const seen = new Set(users)
  const found = new Set<string>()
  const lead = (file: string) => {
    const all = hasPage(file) ? [] : importersOf(file, modules)
    if (all.length === 0) found.add(file)
    for (const one of all) {
      if (seen.has(one)) continue
      seen.add(one)
      lead(one)
    }
  }
  for (const user of users) lead(user)
  return [...found].sort()
}
