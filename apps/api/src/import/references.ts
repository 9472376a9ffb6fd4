/** What products refer to by name: found whatever its case, made where there is none yet. */
import { asc } from 'drizzle-orm'
import { brands, categories, colors, sizes, subCategories, units } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { freeSlug } from '../slug.ts'
import type { Color, Told } from './product.ts'
import { colorNames, positionOfSize, shadeOf, unknownShade } from './shades.ts'

type Category = NonNullable<Told['category']>

/** Where new products go that name no category. */
export const otherCategory: Category = { name: 'Other', sub: null }
const otherNames = { ar: 'أخرى', ir: 'سایر' }

/** Ids by name. */
export interface References {
  category(told: Category): { categoryId: number; subCategoryId: number | null }
  brand(name: string): number
  unit(name: string): number
  size(name: string): number
  color(name: string): number
  /** Colours that were made without knowing their shade. */
  readonly greyColors: readonly string[]
}

interface Named {
  readonly name: string
}

const keyOf = (name: string) => name.trim().toLowerCase()

/** In a trial nothing is made: what is missing has an id below zero then. */
const createFinder =
  (isTrial: boolean) =>
  /** Ids by name among rows, the first of which counts; what is missing is made first. */
  async <Entry extends Named>(
    rows: readonly (Named & { readonly id: number })[],
    entries: readonly Entry[],
    make: (missing: Entry[]) => Promise<readonly { readonly id: number }[]>,
  ): Promise<(name: string) => number> => {
    const ids = new Map(rows.toReversed().map(({ id, name }) => [keyOf(name), id]))
    const missing = new Map<string, Entry>()
    for (const entry of entries) {
      const key = keyOf(entry.name)
      if (!ids.has(key) && !missing.has(key)) missing.set(key, entry)
    }
    const made = isTrial || missing.size === 0 ? [] : await make([...missing.values()])
    for (const [at, key] of [...missing.keys()].entries()) ids.set(key, made[at]?.id ?? -1 - at)
    return (name) => {
      const id = ids.get(keyOf(name))
      if (id === undefined) throw new Error(`Nothing is called ${name}`)
      return id
    }
  }
type Find = ReturnType<typeof createFinder>

const named = (names: readonly (string | null | undefined)[]): Named[] =>
  names.flatMap((name) => (name ? [{ name }] : []))

/** Gives slugs and places behind those of the rows that are there. */
const behind = (rows: readonly { readonly slug: string; readonly position: number }[]) => {
  const slugs = new Set(rows.map(({ slug }) => slug))
  let position = Math.max(0, ...rows.map((row) => row.position))
  return (name: string) => {
    const slug = freeSlug(name, 'category', slugs)
    slugs.add(slug)
    position += 1
    return { slug, position }
  }
}

/** Names of sub-categories are their own in each category. */
const within = (categoryId: number, name: string) => `${categoryId} ${name}`

const findCategories = async (
  tx: Database,
  find: Find,
  told: readonly Told[],
): Promise<References['category']> => {
  const entries = told.flatMap(({ category }) => category ?? [])
  const rows = await tx.select().from(categories).orderBy(asc(categories.id))
  const next = behind(rows)
  const category = await find(rows, entries, (missing) =>
    tx
      .insert(categories)
      .values(
        missing.map(({ name }) => ({
          ...next(name),
          name,
          names: name === otherCategory.name ? otherNames : {},
        })),
      )
      .returning({ id: categories.id }),
  )
  const below = await tx.select().from(subCategories).orderBy(asc(subCategories.id))
  const nextBelow = behind(below)
  const sub = await find(
    below.map(({ id, categoryId, name }) => ({ id, name: within(categoryId, name) })),
    entries.flatMap(({ name, sub: own }) => {
      const categoryId = category(name)
      return own === null ? [] : [{ name: within(categoryId, own), categoryId, own }]
    }),
    (missing) =>
      tx
        .insert(subCategories)
        .values(
          missing.map(({ categoryId, own }) => ({ ...nextBelow(own), categoryId, name: own })),
        )
        .returning({ id: subCategories.id }),
  )
  return ({ name, sub: own }) => {
    const categoryId = category(name)
    return { categoryId, subCategoryId: own === null ? null : sub(within(categoryId, own)) }
  }
}

const findSizes = async (tx: Database, find: Find, told: readonly Told[]) => {
  const rows = await tx.select().from(sizes).orderBy(asc(sizes.id))
  const entries = told.flatMap((product) => product.sizes ?? [])
  return find(rows, entries, (missing) =>
    tx
      .insert(sizes)
      .values(
        missing.map(({ name }, at) => ({ name, position: positionOfSize(name, rows.length + at) })),
      )
      .returning({ id: sizes.id }),
  )
}

const findColors = async (tx: Database, find: Find, told: readonly Told[]) => {
  const rows = await tx.select().from(colors).orderBy(asc(colors.id))
  const last = Math.max(0, ...rows.map(({ position }) => position))
  const entries = told.flatMap((product) => product.colors ?? [])
  // Of one that is named several times, the one that says its shade counts.
  const shadesFirst = entries.toSorted(
    (one, other) => Number(other.code !== null) - Number(one.code !== null),
  )
  const known = new Set(rows.map(({ name }) => keyOf(name)))
  const shades = new Map(
    shadesFirst
      .toReversed()
      .filter(({ name }) => !known.has(keyOf(name)))
      .map(({ name, code }) => [keyOf(name), { name, shade: code ?? shadeOf(name) }]),
  )
  const rowOf = ({ name }: Color, at: number) => ({
    name,
    names: colorNames(name),
    colorCode: shades.get(keyOf(name))?.shade ?? unknownShade,
    position: last + at + 1,
  })
  const color = await find(rows, shadesFirst, (missing) =>
    tx.insert(colors).values(missing.map(rowOf)).returning({ id: colors.id }),
  )
  const grey = [...shades.values()].filter(({ shade }) => shade === null)
  return { color, greyColors: grey.map(({ name }) => name) }
}

/** Finds or makes everything that these products refer to; in a trial nothing is made. */
export const referencesOf = async (
  tx: Database,
  told: readonly Told[],
  isTrial: boolean,
): Promise<References> => {
  const find = createFinder(isTrial)
  return {
    category: await findCategories(tx, find, told),
    brand: await find(
      await tx.select().from(brands).orderBy(asc(brands.id)),
      named(told.map(({ brand }) => brand)),
      (missing) => tx.insert(brands).values(missing).returning({ id: brands.id }),
    ),
    unit: await find(
      await tx.select().from(units).orderBy(asc(units.id)),
      named(told.map(({ unit }) => unit)),
      (missing) => tx.insert(units).values(missing).returning({ id: units.id }),
    ),
    size: await findSizes(tx, find, told),
    ...(await findColors(tx, find, told)),
  }
}
