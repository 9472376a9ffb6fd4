/** Which of the settings are pictures, told by their shapes: what a page may show of other hosts. */
import type * as v from 'valibot'
import { Settings } from './settings.ts'
import { maybePicture, picture } from './shape.ts'

type Schema = v.GenericSchema
type Parts = Schema & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly pipe?: readonly (Schema | v.GenericPipeAction)[]
  readonly item?: Schema
}

/** Whether a field is the address of a picture. */
export const isPicture = (schema: Schema): boolean => schema === picture || schema === maybePicture

/** Every picture in a value of this shape, rows of lists included. */
function picturesIn(schema: Schema, value: unknown): unknown[] {
  if (isPicture(schema)) return [value]
  const { entries = {}, pipe = [], item }: Parts = schema
  return [
    ...Object.entries(entries).flatMap(([name, one]) =>
      picturesIn(one, Reflect.get(Object(value), name)),
    ),
    ...pipe.flatMap((part) =>
      part.kind === 'schema' && part !== schema ? picturesIn(part, value) : [],
    ),
    ...(item && Array.isArray(value) ? value.flatMap((row) => picturesIn(item, row)) : []),
  ]
}

/** The addresses of all pictures that settings name. */
export const picturesOf = (settings: Settings): string[] =>
  picturesIn(Settings, settings).filter((one): one is string => typeof one === 'string')
