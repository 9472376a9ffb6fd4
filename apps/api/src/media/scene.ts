import type { MediaObject } from './objects.ts'
import { families, objects, paintsOf } from './objects.ts'
import type { Paint } from './palette.ts'
import { isPaint } from './palette.ts'

/** One object in a scene; positions and sizes are shares of the picture's height. */
export type SceneItem = {
  object: string
  paint: Paint
  /** Centre, from the left edge in shares of the width and from the top in shares of the height. */
  x: number
  y: number
  size: number
  /** Where its lower edge rests, instead of `y`. */
  base?: number
  turn?: number
  mirrored?: boolean
}

export type Ground = {
  hue: number
  /** Lightness and chroma of the ground's light centre. */
  light: number
  chroma: number
  backdrop: 'plain' | 'plinth' | 'arch' | 'disc' | 'hills'
}

export type Scene = { ratio: number; ground: Ground; items: SceneItem[] }

/** A stable number in 0 … 1 for a text. */
const spread = (text: string) => {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}

const pale: ReadonlySet<Paint> = new Set(['white', 'cream', 'silver', 'blush'])

const backdrops: Readonly<Record<number, Ground['backdrop']>> = {
  3: 'plinth',
  4: 'arch',
  5: 'disc',
  8: 'disc',
  9: 'hills',
}

const groundOf = (name: string, object: MediaObject, paint: Paint, angle: number): Ground => {
  const drift = (spread(`${name} ${paint}`) - 0.5) * 36
  const dimmed = pale.has(paint) ? 0.042 : 0
  return {
    hue: families[object.family] + drift,
    light: 0.962 - dimmed - (angle === 3 ? 0.012 : 0),
    chroma: 0.018,
    backdrop: backdrops[angle] ?? 'plain',
  }
}

/** Three of a kind; in one colour, as a product is shown that may not come in others. */
const three = (object: string, paint: Paint, { stands }: MediaObject): SceneItem[] => [
  { object, paint, x: 0.24, y: 0.45, size: 0.42, turn: stands ? 0 : -8 },
  { object, paint, x: 0.76, y: 0.45, size: 0.42, turn: stands ? 0 : 8 },
  { object, paint, x: 0.5, y: 0.57, size: 0.56 },
]

const angles: ReadonlyArray<(name: string, paint: Paint, object: MediaObject) => SceneItem[]> = [
  (object, paint) => [{ object, paint, x: 0.5, y: 0.5, size: 0.74 }],
  (object, paint, { stands }) => [
    { object, paint, x: 0.5, y: 0.51, size: 0.66, turn: stands ? 0 : 14, mirrored: true },
  ],
  (object, paint) => [{ object, paint, x: 0.5, y: 0.44, base: 0.78, size: 0.58 }],
  (object, paint, { stands }) => [
    { object, paint, x: 0.64, y: 0.43, size: 0.48, turn: stands ? 0 : 10, mirrored: true },
    { object, paint, x: 0.4, y: 0.55, size: 0.6, turn: stands ? 0 : -6 },
  ],
  three,
  // Other pictures of the same thing, for products of one shape in one colour.
  (object, paint) => [{ object, paint, x: 0.5, y: 0.5, size: 0.66, mirrored: true }],
  (object, paint, { stands }) => [
    { object, paint, x: 0.52, y: 0.53, size: 0.8, turn: stands ? 0 : -9 },
  ],
  (object, paint, { stands }) => [
    { object, paint, x: 0.5, y: 0.52, size: 0.6, turn: stands ? 0 : 11 },
  ],
  (object, paint, { stands }) => [
    { object, paint, x: 0.47, y: 0.53, size: 0.68, turn: stands ? 0 : -14, mirrored: true },
  ],
]

/** The scene of a product picture's key such as `sneaker-red-2`; null for a key that is not declared. */
export const productScene = (key: string): Scene | null => {
  const match = /^([a-z]+)-([a-z]+)-([1-9])$/.exec(key)
  const [, name = '', paint = '', digit = ''] = match ?? []
  const object = objects.get(name)
  const angle = Number(digit)
  const arrange = angles[angle - 1]
  if (object === undefined || arrange === undefined || !isPaint(paint)) return null
  if (paint !== 'own' && !paintsOf(object).includes(paint)) return null
  return {
    ratio: 1,
    ground: groundOf(name, object, paint, angle),
    items: arrange(name, paint, object),
  }
}

/** The key of a product's picture. */
export const productKey = (object: string, paint: Paint, angle: number) =>
  `p/${object}-${paint}-${angle}`
