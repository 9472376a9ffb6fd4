import { nameIn, type Viewer } from '../http/viewer.ts'

type Named = Parameters<typeof nameIn>[1]

/** A unit that was noted once, in the viewer's language as long as the product is counted in it. */
export const unitIn = (
  viewer: Pick<Viewer, 'locale'>,
  noted: string | null,
  unit: Named | null,
): string | null =>
  unit && noted !== null && [unit.name, ...Object.values(unit.names)].includes(noted)
    ? nameIn(viewer, unit)
    : noted
