/** Why a file was not taken. */
export type FileProblem = 'type' | 'size' | 'count'

export type FileRules = {
  /** As the attribute of the same name: ".pdf,image/*". */
  accept?: string
  /** The most bytes that a file may have. */
  maxSize?: number
  /** How many files there may be. */
  maxFiles?: number
}

type Described = Pick<File, 'name' | 'type' | 'size'>

/** Whether a file is one of the kinds that `accept` names. Dropped files need this: browsers check picked ones only. */
export function isAccepted(file: Described, accept = '') {
  const kinds = accept.split(',').flatMap((kind) => kind.trim().toLowerCase() || [])
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.endsWith(kind)
      if (kind === '*/*') return true
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
    })
  )
}

/** Sorts new files into those to take and those to refuse, and why. */
export function sortFiles<T extends Described>(files: T[], room: number, rules: FileRules) {
  const taken: T[] = []
  const refused: Array<{ file: T; problem: FileProblem }> = []
  for (const file of files) {
    if (!isAccepted(file, rules.accept)) refused.push({ file, problem: 'type' })
    else if (file.size > (rules.maxSize ?? Infinity)) refused.push({ file, problem: 'size' })
    else if (taken.length >= room) refused.push({ file, problem: 'count' })
    else taken.push(file)
  }
  return { taken, refused }
}

const units = ['B', 'KB', 'MB', 'GB']

/** A size as people say it: 2 MB, 340 KB. */
export function formatBytes(bytes: number) {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const amount = bytes / 1024 ** power
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${units[power]}`
}
