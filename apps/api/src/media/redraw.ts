import sharp from 'sharp'
import { decodedBytes, pixelsOnly } from './png-chunks.ts'

/** What a sent picture has to fit in; `cover` cuts away what stands out of it. */
export interface Box {
  readonly width: number
  readonly height: number
  readonly fit: 'inside' | 'cover'
}

/** More than a camera's picture of the bytes that we take; a bomb has many times that. */
const maxPixels = 24_000_000
const maxSeconds = 20

type Kind = 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf'

const starts: readonly (readonly [start: string, kind: Kind])[] = [
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['%PDF-1.', 'pdf'],
  ['%PDF-2.', 'pdf'],
]

/** What a file is by its first bytes, whatever it is called; null when it is none of ours. */
export const kindOf = (body: Uint8Array): Kind | null => {
  const first = Buffer.from(body.subarray(0, 12)).toString('latin1')
  if (first.startsWith('RIFF') && first.endsWith('WEBP')) return 'webp'
  return starts.find(([start]) => first.startsWith(start))?.[1] ?? null
}

/** A progressive JPEG has a dozen scans; each is decoded over the whole picture, however short it is. */
const maxScans = 100
const scan = Buffer.from([0xff, 0xda])

/** Whether a JPEG was made to take minutes: within its data, 0xff begins nothing but a marker. */
export function hasTooManyScans(picture: Uint8Array): boolean {
  if (kindOf(picture) !== 'jpeg') return false
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  let count = 0
  for (let at = bytes.indexOf(scan); at >= 0; at = bytes.indexOf(scan, at + 2)) count += 1
  return count > maxScans
}

/** A PNG of the most pixels in the usual kind, four values of a byte; others decode for seconds. */
const maxDecoded = 4 * maxPixels

/** What of a file its decoder may see. */
function decodable(picture: Uint8Array): Uint8Array {
  if (kindOf(picture) !== 'png') return picture
  if (decodedBytes(picture) > maxDecoded) throw new Error('The PNG takes too long to decode')
  const pixels = pixelsOnly(picture)
  if (!pixels) throw new Error('The PNG ends in the midst of a chunk')
  return pixels
}

/** Draws a sent picture anew: its first frame's pixels get through, and nothing else of the file. */
export const redraw = (picture: Uint8Array, { width, height, fit }: Box) =>
  sharp(decodable(picture), { failOn: 'error', limitInputPixels: maxPixels })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: true })
