/** How a shopper comes to a component: the screens that lead to it, and the machine whose flow it is a part of. */
import type { User } from './facts.ts'
import { homeOf, type Module, type Modules } from './modules.ts'
import { importersOf, type Subject } from './uses.ts'

/** A screen, or the frame of many, which has no page. */
const isBegin = ({ page }: User) => page === null || page.startsWith('screens-')

/**
 * The shortest ways from each screen to a component, without itself: each page uses the next.
 *
 * @param usersOf the pages that use the component of a page
 */
export function waysTo(component: string, usersOf: (page: string) => readonly User[]): User[][] {
  const seen = new Set([component])
  const ways: User[][] = []
  let ends: User[][] = [[]]
  while (ends.length > 0) {
    const longer = ends.flatMap((way) =>
      usersOf(way[0]?.page ?? component).flatMap((user) => {
        const key = user.page ?? user.name
        if (seen.has(key)) return []
        seen.add(key)
        return [[user, ...way]]
      }),
    )
    ways.push(...longer.filter(([first]) => first && isBegin(first)))
    ends = longer.filter(([first]) => first && !isBegin(first))
  }
  return ways
}

const machinesIn = ({ imports }: Module, modules: Modules): string[] =>
  imports
    .flatMap(({ from, names }) => [
      from,
      ...[...(names ?? [])].map((name) => homeOf(name, from, modules) ?? ''),
    ])
    .filter((file) => file.endsWith('.machine.ts'))

/** Which page draws each machine as a chart, by the machine's module. */
export function chartsIn(
  pages: readonly { readonly file: string; readonly page: User }[],
  modules: Modules,
): ReadonlyMap<string, User> {
  return new Map(
    pages.flatMap(({ file, page }) => {
      const module = modules.get(file)
      const draws = module?.imports.some(({ names }) => names?.has('MachineChart'))
      return module && draws
        ? machinesIn(module, modules).map((machine): [string, User] => [machine, page])
        : []
    }),
  )
}

/** Whoever hands it a flow is that near: its own module, or one that draws it. */
const nearest = 2

/** What is drawn in every flow is a part of none. */
const isPrimitive = (file: string) => file.startsWith('packages/ui/')

/** The pages of the flows that a component is a part of: of the machines nearest to it. */
export function flowsOf(
  { file }: Subject,
  charts: ReadonlyMap<string, User>,
  modules: Modules,
): User[] {
  const seen = new Set<string>()
  let files = isPrimitive(file) ? [] : [file]
  for (let step = 0; step < nearest; step++) {
    const pages = files.flatMap((one) => {
      const module = modules.get(one)
      return module
        ? machinesIn(module, modules).flatMap((machine) => charts.get(machine) ?? [])
        : []
    })
    if (pages.length > 0) return [...new Set(pages)]
    for (const one of files) seen.add(one)
    files = files.flatMap((one) => importersOf(one, modules)).filter((one) => !seen.has(one))
  }
  return []
}
