import type { Deps } from '../deps.ts'
import { dropFile } from './upload.ts'

/**
 * Stores sent files for `work`. They stay when it took them; when it did not, or when anything
 * fails, they are deleted.
 *
 * @param keep stores one file and says under which key
 */
export const withStoredFiles = async <Stored extends { readonly key: string }, Value>(
  deps: Deps,
  files: readonly File[],
  keep: (file: File) => Promise<Stored>,
  work: (
    stored: readonly Stored[],
  ) => Promise<{ readonly value: Value; readonly isTaken: boolean }>,
): Promise<Value> => {
  const stored: Stored[] = []
  const drop = () => Promise.all(stored.map(({ key }) => dropFile(deps, key)))
  try {
    for (const file of files) stored.push(await keep(file))
    const { value, isTaken } = await work(stored)
    if (!isTaken) await drop()
    return value
  } catch (error) {
    await drop()
    throw error
  }
}
