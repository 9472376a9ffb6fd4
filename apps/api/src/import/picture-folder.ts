/** Pictures that lie in a folder, and nothing that lies elsewhere. */
import { realpath, stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { Refusal } from '../http/index.ts'
import { NotTaken } from './product.ts'

/**
 * What a picture may be called in the folder. Of an address the path counts, or as much of its end
 * as there is in the folder: whoever saved the pictures of a shop has them without its host.
 */
const namesOf = (source: string): string[] => {
  if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) return [source]
  const parts = new URL(source).pathname.split('/').filter(Boolean)
  return parts.map((_, at) => decoded(parts.slice(at).join('/')))
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const isBelow = (root: string, path: string) => {
  const way = relative(root, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(root, way) === path
}

/** Finds pictures below a folder, also behind links, as long as those stay there. */
export const openPictureFolder = async (folder: string) => {
  const root = await realpath(folder).catch(() => {
    throw new Refusal(`There is no folder ${folder}.`)
  })
  if (!(await stat(root)).isDirectory()) throw new Refusal(`${folder} is no folder.`)
  const find = async (name: string): Promise<string | null> => {
    if (name === '' || name.includes('\0')) return null
    const path = await realpath(resolve(root, name)).catch(() => null)
    if (path === null || !(await stat(path)).isFile()) return null
    if (!isBelow(root, path)) throw new NotTaken('lies outside of the folder of pictures')
    return path
  }
  return async (source: string): Promise<string> => {
    for (const name of namesOf(source)) {
      const path = await find(name)
      if (path !== null) return path
    }
    throw new NotTaken('is not in the folder of pictures')
  }
}
export type FindPicture = Awaited<ReturnType<typeof openPictureFolder>>
