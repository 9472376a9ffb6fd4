import type { InlineScript } from './inline-script.ts'

/** What the app is started from, as a module under the name that its text has. */
export interface PageData {
  name: string
  code: string
}

/** What a document is put together from, known before it is rendered. */
export interface DocumentFacts {
  /** The addresses of the stylesheet, and of the font of the document's script. */
  stylesheet: string
  font: string
  /** What the app is started from. */
  data: PageData
  /** Where the data can be had as a file of their own; null writes them into the document. */
  dataAddress: string | null
  modules: AppModules
}

/** The files of the app that a document's screen needs. */
export interface AppModules {
  entry: string
  /** All that is fetched at once, so that no module waits for another to name it. */
  preloads: readonly string[]
  /** The matched routes: their ids, and the files that each is made of. */
  routes: readonly (readonly [id: string, files: readonly string[]])[]
}

/** What a step writes. */
export interface Written {
  scripts?: readonly InlineScript[]
  headers?: Readonly<Record<string, string>>
}

/** A document as it went out, read by a parser. */
export interface SentDocument {
  page: Document
  headers: Headers
  /** The text behind an address of this shop; null when there is none. */
  read: (address: string) => Promise<string | null>
}

/**
 * One thing that is done to every document. Steps write what is theirs where it belongs: nothing is
 * looked for in a finished page, whose text is the shoppers' and the shops'.
 */
export interface DocumentStep {
  /** Says which one it was, when it did not take hold. */
  name: string
  write?: (facts: DocumentFacts) => Written
  /** What is missing of it in a document that went out; null when it took hold. */
  missing: (sent: SentDocument) => string | null | Promise<string | null>
}
