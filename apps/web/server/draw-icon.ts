/**
 * Draws one icon and ends: a picture on standard input, a PNG on standard output. In a process of
 * its own, so that what its native code takes comes back whole.
 */
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'

const [size = 192, maskable = 0] = process.argv.slice(2).map(Number)
/** Launchers cut a maskable icon to a circle of this share at the smallest. */
const safeShare = 0.8
/** Far more than a logo has, and less than what fills the memory. */
const mostPixels = 50_000_000
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const white = { r: 255, g: 255, b: 255, alpha: 1 }

/** The ground that the picture brings: the colour at the middle of its upper edge, if it has one. */
async function ownGround(picture: Sharp) {
  const side = 64
  const pixels = await picture
    .clone()
    .resize(side, side, { fit: 'contain', background: clear })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const at = (2 * side + side / 2) * 4
  const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(at, at + 4)
  return a > 250 ? { r, g, b, alpha: 1 } : null
}

async function draw(input: Buffer): Promise<Buffer> {
  // Small vector pictures are drawn large from the start.
  const { format, width = size } = await sharp(input, { limitInputPixels: mostPixels }).metadata()
  const density = format === 'svg' ? Math.min(2400, Math.max(72, (72 * 2 * size) / width)) : 72
  const picture = sharp(input, { density, limitInputPixels: mostPixels })
  if (!maskable)
    return picture
      .resize(size, size, { fit: 'contain', background: clear })
      .png({ compressionLevel: 9, palette: false })
      .toBuffer()
  const ground = await ownGround(picture)
  const inner = Math.round(size * (ground ? safeShare : safeShare * 0.85))
  const logo = await picture
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: ground ?? white } })
    .composite([{ input: logo, gravity: 'centre' }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

try {
  process.stdout.write(await draw(await buffer(process.stdin)))
} catch (error) {
  // Its reader wants the reason, not where in native code's wrapper it was met.
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
