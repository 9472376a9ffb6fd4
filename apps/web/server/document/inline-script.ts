import { createHash } from 'node:crypto'

/** A script that is written into a document. */
export interface InlineScript {
  /** Where it stands: in the head before the stylesheet, or at the end of the body. */
  position: 'head' | 'end'
  code: string
  /** A module runs after the document is read, with others in their order. */
  module?: boolean
  id?: string
}

/** A value as a script says it; nothing in it can end the script's element. */
export const asCode = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** How a Content-Security-Policy names a script by its text. */
export const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`
