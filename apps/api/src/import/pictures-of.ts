import type { Color, PictureSource } from './product.ts'

/**
 * Pictures with the colours that they show. The main one is taken for a picture of the first colour,
 * so the colour that it shows comes first.
 *
 * @param sources undefined when the file says nothing of pictures
 */
export const withPictures = (
  sources: readonly string[] | undefined,
  colors: readonly Color[],
  colorOf: ReadonlyMap<string, string>,
): { colors: Color[]; pictures: PictureSource[] | undefined } => {
  const main = colorOf.get(sources?.[0] ?? '')
  return {
    colors: colors.toSorted(
      (one, other) => Number(other.name === main) - Number(one.name === main),
    ),
    pictures: sources?.map((source) => ({ source, color: colorOf.get(source) ?? null })),
  }
}
