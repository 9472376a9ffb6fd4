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
  const [, first] = /^export function ([A-Z]\w*)/m.exec(modules.get(beside)?.code ?? '') ?? []
  const from = named && imports.find(({ names }) => names?.has(named))?.from
  const name = from ? named : first
  const file = name && homeOf(name, from || beside, modules)
  return file ? { name, file } : undefined
}

const isOfTheShop = (file: string) =>
  !/\.(?:stories|test|walk|poses)\.|\/(?:testing|stories)\//.test(file)

const takes = ({ code, imports }: Module, { name, file }: Subject, modules: Modules) =>
  imports.some(
    ({ from, names }) =>
      (names?.has(name) ?? new RegExp(`\\b${name}\\b`).test(code)) &&
      homeOf(name, from, modules) === file,
  )

/** The modules that draw a component themselves, in the order of their names. */
export const usersOf = (subject: Subject, modules: Modules): string[] =>
  [...modules]
    .filter(
      ([file, module]) =>
        file !== subject.file && isOfTheShop(file) && takes(module, subject, modules),
    )
    .map(([file]) => file)
    .sort()
