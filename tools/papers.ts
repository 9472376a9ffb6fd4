/** How comments and papers refer to the papers of docs/, and where such a reference leads. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Part {
  /** "4" or "1.2"; empty where headings have no numbers. */
  readonly number: string
  readonly title: string
  readonly level: number
  readonly text: string
}

/** The papers by name, and the files of the decisions. */
export interface Papers {
  readonly parts: ReadonlyMap<string, readonly Part[]>
  readonly decisions: readonly string[]
  /** Whether there is such a file or folder, seen from a file of the repository. */
  readonly exists: (place: string, from: string) => boolean
}

export interface Fault {
  readonly line: number
  readonly reference: string
  readonly why: string
}

/** Papers that are referred to by their names alone. */
const papers = ['specification', 'wire', 'experience', 'architecture', 'quality'] as const
/** What some of them were called before. */
const former = ['spec', 'decisions', 'peers']

const alternatives = (words: readonly string[]) => words.join('|')
const numbers = String.raw`\d+(?:\.\d+)*(?:(?:, and |, | and )\d+(?:\.\d+)*)*`

const paperReference = new RegExp(
  String.raw`(?<![\w./-])(?<paper>${alternatives(papers)})\.md(?:,? (?:sections? )?(?<at>${numbers}))?(?:, (?<head>\/[^\s).;,]*|[A-Z][^).;:,|"\`]*))?`,
  'g',
)
const formerReference = new RegExp(String.raw`(?<![\w-])(?:${alternatives(former)})\.md\b`, 'g')
const decisionReference = new RegExp(String.raw`\bdecisions? (?<at>${numbers})`, 'gi')
const pathReference = /(?<![\w./-])docs\/(?:[\w./-]*[\w/])?/g
const linkReference = /\]\((?!\w+:|#|\/)(?<place>[^)#\s]+)/g

const listed = (text: string) => text.split(/, and |, | and /)

/** A paper's parts: each heading with what stands below it, its smaller headings included. */
export function partsOf(text: string): Part[] {
  const lines = text.split('\n')
  const heads = lines.flatMap((line, at) => {
    const [, marks = '', number = '', title = ''] =
      /^(#{2,6}) (?:(\d+(?:\.\d+)*)\.? )?(.*)$/.exec(line) ?? []
    return marks ? [{ at, level: marks.length, number, title }] : []
  })
  return heads.map(({ at, level, number, title }, index) => {
    const next = heads.slice(index + 1).find((head) => head.level <= level)
    return { number, title, level, text: lines.slice(at, next?.at).join('\n') }
  })
}

/** Reads the papers of the repository. */
export function readPapers(root: string): Papers {
  const docs = path.join(root, 'docs')
  const parts = papers.map(
    (name) => [name, partsOf(readFileSync(path.join(docs, `${name}.md`), 'utf8'))] as const,
  )
  return {
    parts: new Map(parts),
    decisions: globSync('[0-9]*.md', { cwd: path.join(docs, 'decisions') }).sort(),
    exists(place, from) {
      const above = path.dirname(from).split(path.sep)
      return ['', ...above].some((_, depth) =>
        existsSync(path.join(root, ...above.slice(0, depth), place)),
      )
    },
  }
}

/** A text whose lines are joined, as a reader of its comments joins them, and the line of each place. */
function unwrapped(text: string) {
  const starts: number[] = []
  let joined = ''
  for (const line of text.split('\n')) {
    starts.push(joined.length)
    joined += `${line.replace(/^\s*(?:\/\/|\/?\*+(?!\*)|#(?!#)|>)?\s*/, '').trimEnd()} `
  }
  return {
    joined,
    lineAt: (place: number) => starts.findLastIndex((start) => start <= place) + 1,
  }
}

const startsWith = (text: string, title: string) => text === title || text.startsWith(`${title} `)

function whyNoPart(parts: readonly Part[], at: string | undefined, head: string | undefined) {
  const wanted = at === undefined ? [] : listed(at)
  const found = wanted.map((number) => parts.find((part) => part.number === number))
  const missing = wanted.filter((_, index) => !found[index])
  if (missing.length > 0) return `there is no section ${missing.join(', ')}`
  if (head === undefined) return null
  const within = found.flatMap((part) => (part ? [part] : []))
  if (head.startsWith('/')) {
    const [address = ''] = head.split('?')
    const isThere = within.some(({ text }) => text.includes(address))
    return isThere ? null : `section ${at} has no ${address}`
  }
  const isThere =
    at === undefined
      ? parts.some(({ title }) => startsWith(head, title))
      : within.some(({ text }) => partsOf(text).some(({ title }) => startsWith(head, title)))
  return isThere ? null : `there is no heading “${head.trim()}”`
}

const whyNoDecision = ({ decisions }: Papers, at: string) => {
  const missing = listed(at).filter(
    (number) => !/^\d{3}$/.test(number) || !decisions.some((file) => file.startsWith(`${number}-`)),
  )
  return missing.length > 0 ? `there is no decision ${missing.join(', ')}` : null
}

const recordPath = /^docs\/decisions\/(\d+)$/

function whyNoPath(known: Papers, place: string, from: string) {
  const [, record] = recordPath.exec(place) ?? []
  if (record) return whyNoDecision(known, record)
  return known.exists(place, from) ? null : 'there is no such file'
}

/** The references of a file that lead nowhere. */
export function faultsOf(file: string, text: string, known: Papers): Fault[] {
  const { joined, lineAt } = unwrapped(text)
  const find = (
    pattern: RegExp,
    why: (groups: Record<string, string>, all: string) => string | null,
  ) =>
    [...joined.matchAll(pattern)].flatMap((match) => {
      const reason = why(match.groups ?? {}, match[0])
      return reason === null
        ? []
        : [{ line: lineAt(match.index), reference: match[0].trim(), why: reason }]
    })
  const isPaper = file.endsWith('.md')
  return [
    ...find(paperReference, ({ paper = '', at, head }) =>
      whyNoPart(known.parts.get(paper) ?? [], at, head),
    ),
    ...find(formerReference, () => 'that name is an old one'),
    ...find(decisionReference, ({ at = '' }) => whyNoDecision(known, at)),
    ...find(pathReference, (_, place) => whyNoPath(known, place, file)),
    ...(isPaper
      ? find(linkReference, ({ place = '' }) =>
          known.exists(path.join(path.dirname(file), place), '') ? null : 'the link leads nowhere',
        )
      : []),
  ].sort((one, other) => one.line - other.line)
}

/** What the table of decisions does not say, or says of none. */
export function indexFaults(index: string, titles: ReadonlyMap<string, string>): string[] {
  const rows = [...index.matchAll(/^\| \[(\d+)\]\(([^)]+)\) \| (.*?) \|/gm)]
  const faults = [...titles].flatMap(([file, title]) => {
    const [, number, , said] = rows.find(([, , to]) => to === file) ?? []
    if (said === undefined) return [`${file} has no row`]
    if (number !== file.slice(0, 3)) return [`${file} has the number ${number}`]
    return said === title ? [] : [`${file} is called “${title}”, not “${said}”`]
  })
  const numbersOf = [...titles.keys()].map((file) => file.slice(0, 3))
  const twice = numbersOf.filter((number, at) => numbersOf.indexOf(number) !== at)
  return [...faults, ...twice.map((number) => `two records have the number ${number}`)]
}
