/** What a PNG consists of (PNG, third edition, sections 5 and 11). */

const signature = 8
/** Length and name before a chunk's data, and a checksum behind it. */
const [head, tail] = [8, 4]

/** Of what may be left out, what says how the pixels look. */
const looks: ReadonlySet<string> = new Set([
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'iCCP',
  'cICP',
  'eXIf',
])

/** A name that begins with a capital is that of a chunk without which nothing can be drawn. */
const isCritical = (name: string) => /^[A-Z]/.test(name)

/** How many values a pixel has, by the colour type of the head. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** What decoding a PNG comes to: its values as bytes, twice where each pass goes over them anew. */
export function decodedBytes(png: Uint8Array): number {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  if (bytes.length < 29) return Number.POSITIVE_INFINITY
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth = 8, color = 6] = bytes.subarray(24, 26)
  const isInterlaced = bytes[28] !== 0
  return width * height * Math.ceil(depth / 8) * (channels[color] ?? 4) * (isInterlaced ? 2 : 1)
}

/**
 * A PNG without its texts, times and further frames: packed texts become a thousand times as long as soon as
 * a decoder meets them (measured: 1.9 MB to 2.3 GB).
 *
 * @returns null for a file whose chunks do not end where it says
 */
export function pixelsOnly(png: Uint8Array): Buffer | null {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const kept = [bytes.subarray(0, signature)]
  for (let at = signature; at + head + tail <= bytes.length; ) {
    const end = at + head + bytes.readUInt32BE(at) + tail
    const name = bytes.toString('latin1', at + 4, at + head)
    if (end > bytes.length) return null
    if (isCritical(name) || looks.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}
