import type { Deps } from '../deps.ts'
import { dropFile } from './upload.ts'

/**
 * Keeps sent files for `work`. They stay when it took them; when it did not, or when anything fails,
 * they are deleted.
 *
 * @param keep keeps one file and says under which key
 */
export const withKept = async <Kept extends { readonly key: string }, Value>(
  deps: Deps,
  files: readonly File[],
  keep: (file: File) => Promise<Kept>,
  work: (kept: readonly Kept[]) => Promise<{ readonly value: Value; readonly isTaken: boolean }>,
): Promise<Value> => {
  const kept: Kept[] = []
  const drop = () => Promise.all(kept.map(({ key }) => dropFile(deps, key)))
  try {
    for (const file of files) kept.push(await keep(file))
    const { value, isTaken } = await work(kept)
    if (!isTaken) await drop()
    return value
  } catch (error) {
    await drop()
    throw error
  }
}
