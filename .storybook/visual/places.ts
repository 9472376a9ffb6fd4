import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The approved pictures, under version control: `<story id>/<mode>.webp`. */
export const approvedPictures = join(import.meta.dirname, 'pictures')

/** The Storybook that is photographed. */
export const build = join(root, 'storybook-static')

/** What a run leaves behind for people: the report with its pictures, and its findings. */
export const reportFolder = join(root, '.vrt')
export const reportPage = join(reportFolder, 'report.html')
export const findingsFile = join(reportFolder, 'findings.json')

/** The part of a picture's path that is the same in every folder. */
export const pictureName = (story: string, mode: string) => `${story}/${mode}.webp`

/** Where the report keeps what it shows of a picture. */
export const reportPath = (part: 'before' | 'after' | 'overlay', story: string, mode: string) =>
  join(reportFolder, part, pictureName(story, mode))
