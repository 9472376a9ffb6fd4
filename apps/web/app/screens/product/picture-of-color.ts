import type { Color } from '@shop/contract'

type Named = Pick<Color, 'id' | 'name'>

const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** The words of an address's file name: "/media/p/sneaker-rosegold-2.webp" says sneaker, rosegold, 2. */
function fileWords(address: string): string[] {
  const [path = ''] = address.split(/[?#]/)
  const file = path.slice(path.lastIndexOf('/') + 1)
  try {
    return words(decodeURIComponent(file))
  } catch {
    return words(file)
  }
}

/** Whether a colour's words stand in a file name, next to each other or written as one. */
const names = (file: readonly string[], color: readonly string[]) =>
  color.length > 0 &&
  (` ${file.join(' ')} `.includes(` ${color.join(' ')} `) || file.includes(color.join('')))

/**
 * Where colours are translated, file names are not. When one word of the names, and only one,
 * takes as many values as there are colours, the values stand for the colours in their order.
 */
function byPosition(files: readonly string[][], count: number): string[][] | null {
  const length = files[0]?.length ?? 0
  if (count < 2 || files.some((file) => file.length !== length)) return null
  const columns = Array.from({ length }, (_, index) => files.map((file) => file[index] ?? ''))
  const fitting = columns.filter(
    (column) => new Set(column).size === count && !column.every((word) => /^\d+$/.test(word)),
  )
  const [column] = fitting
  return fitting.length === 1 && column ? [column, [...new Set(column)]] : null
}

interface Shown {
  /** Its address. */
  readonly picture: string
  /** The colour that the server says it shows. */
  readonly color: number | null
}

/**
 * The picture that shows a colour, by its place in the list. Some servers say which one it is;
 * else the names of the files do when they follow the colours. Where they tell nothing the answer
 * is null, and the picture in view stays.
 */
export function pictureOfColor(
  pictures: readonly (Shown | null)[],
  colors: readonly Named[],
  color: Named | null,
): number | null {
  if (!color) return null
  const told = pictures.findIndex((one) => one?.color === color.id)
  if (told >= 0) return told
  const shown = pictures.flatMap((one, index) =>
    one === null ? [] : [{ index, file: fileWords(one.picture) }],
  )
  const colorWords = words(color.name)
  const named = shown.filter(({ file }) => names(file, colorWords))
  const [first] = named
  // What all are named by tells none of them.
  if (first) return named.length < shown.length ? first.index : null

  const [column = [], values = []] =
    byPosition(
      shown.map(({ file }) => file),
      colors.length,
    ) ?? []
  const value = values[colors.findIndex(({ id }) => id === color.id)]
  const index = value === undefined ? -1 : column.indexOf(value)
  return shown[index]?.index ?? null
}
