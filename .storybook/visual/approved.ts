import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { approvedPictures, pictureName } from './places.ts'
import type { Story } from './stories.ts'

/** Approved pictures that no story asks for any more. */
export function stalePictures(stories: Story[]) {
  const wanted = new Set(
    stories.flatMap(({ id, modes }) => modes.map(({ name }) => pictureName(id, name))),
  )
  return globSync('*/*.webp', { cwd: approvedPictures }).filter((file) => !wanted.has(file))
}

/** Stories' pictures that nobody has approved yet. */
export const missingPictures = (stories: Story[]) =>
  stories.flatMap(({ id, modes }) =>
    modes
      .map(({ name }) => pictureName(id, name))
      .filter((file) => !existsSync(join(approvedPictures, file))),
  )
