import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** What is approved, under version control: the fingerprint of each picture, a file for each component. */
export const approvedFolder = join(import.meta.dirname, 'approved')

/** The Storybook that is photographed. */
export const build = join(root, 'storybook-static')

/** What a run leaves behind for people: the report with its pictures, and its findings. */
export const reportFolder = join(root, '.vrt')
export const reportPage = join(reportFolder, 'report.html')
export const findingsFile = join(reportFolder, 'findings.json')

/** Pictures by their fingerprint: a folder of this machine, or one that a team shares. */
export const store = process.env.VISUAL_STORE ?? join(reportFolder, 'store')

/** Where the commit that a change starts from is checked out, to take the pictures that the store lacks. */
export const baseFolder = join(reportFolder, 'base')

/** A picture's name: in what is approved and in the report. */
export const pictureName = (story: string, mode: string) => `${story}/${mode}`

/** What a report shows of a picture. */
export const parts = ['before', 'after', 'overlay'] as const
export type Part = (typeof parts)[number]

export const pictureFile = (folder: string, part: Part, story: string, mode: string) =>
  join(folder, part, `${pictureName(story, mode)}.webp`)

/** Where the report keeps what it shows of a picture. */
export const reportPath = (part: Part, story: string, mode: string) =>
  pictureFile(reportFolder, part, story, mode)

/** Where a run gathers them (draft.ts): the last report is whole until the next one is. */
export const draftFolder = join(reportFolder, 'draft')
