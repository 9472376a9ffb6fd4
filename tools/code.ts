/** What sources say to the machine: a comment reads and asks for nothing. */
import { readFileSync } from 'node:fs'

/** A file's text without its comments; an address in a text keeps its strokes. */
export const codeOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<![:'"`\w])\/\/.*$/gm, '')
