import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Box, Size } from './picture.ts'
import { findingsFile, reportFolder } from './places.ts'

/** What a run has to say about one picture. */
export interface Finding {
  kind: 'changed' | 'new' | 'failed'
  story: string
  title: string
  mode: string
  /** The story's file, from the repository's root. */
  file: string
  /** What the toolbar has to be set to, to see it so. */
  globals: string
  /** How many pixels changed, or what went wrong. */
  what: string
  /** The approved picture's fingerprint at that time, so that a newer one is not overwritten. */
  approved?: string
  /** Where it changed, from top to bottom; absent where no picture from before could be had. */
  boxes?: readonly Box[]
  /** How wide and high the larger of both pictures is. */
  size?: Size
  /** Changes that are the same bit for bit, before and after, have the same. */
  sort?: string
}

/** The component that a finding is about, by its place in the sidebar. */
export const componentOf = ({ title }: Finding) => title.slice(0, title.lastIndexOf(' / '))

export interface Findings {
  at: string
  /** The browser's major version. */
  browser: string
  /** Pictures that were compared. */
  compared: number
  seconds: number
  findings: Finding[]
}

export function writeFindings(findings: Findings) {
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(findingsFile, JSON.stringify(findings, null, 2))
}

export function readFindings(): Findings {
  try {
    return JSON.parse(readFileSync(findingsFile, 'utf8'))
  } catch {
    throw new Error('There is no report yet: npm run test:visual')
  }
}
