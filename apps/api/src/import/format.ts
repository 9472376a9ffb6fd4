/** What the readers of the different files have in common. */
import { type Draft, NotTaken, type Refused } from './product.ts'

/** A row by its columns' names, in lower case. */
export interface Row {
  readonly line: number
  /** Why nothing of it can be taken; undefined for most. */
  readonly fault: string | undefined
  /** The cell of the first of these columns that the file has; undefined when it has none. */
  read(...columns: readonly string[]): string | undefined
}

export interface Settings {
  /** Prices are written as 12,50. */
  readonly isComma: boolean
  readonly now: Date
}

export type Found = Draft | Refused

/** Takes one file, row by row. */
export interface Reader {
  /** Sees every row once before any is taken. */
  look?(row: Row): void
  /** The products that are whole with this row. */
  take(row: Row): Found[]
  /** What is left when all rows were taken. */
  end(): Found[]
}

export interface Format {
  /** "Shopify's export", as a report calls it. */
  readonly title: string
  /** Whether a file with these columns is one. */
  matches(columns: readonly string[]): boolean
  /** Those that it reads, in lower case. */
  readonly columns: readonly string[]
  /** Of these it reads any number. */
  readonly numbered?: RegExp
  start(columns: readonly string[], settings: Settings): Reader
}

export const isRefused = (found: Found): found is Refused => 'reason' in found

/** The draft that `read` makes; what it does not take becomes a refusal. */
export const attempt = (line: number, sku: string, read: () => Draft): Found => {
  try {
    return read()
  } catch (error) {
    if (error instanceof NotTaken) return { line, sku, reason: error.message }
    throw error
  }
}

/** Tells what stood in the file before. */
export const createFirstLines = () => {
  const lines = new Map<string, number>()
  return {
    /** The line on which it stood first; undefined when this is the first. */
    before: (name: string, line: number): number | undefined => {
      const first = lines.get(name)
      if (first === undefined) lines.set(name, line)
      return first
    },
    has: (name: string) => lines.has(name),
  }
}
