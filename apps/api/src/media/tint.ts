import type { PaintName } from './palette.ts'
import { palette } from './palette.ts'

/** How paint is laid on: over the object's main colour only, over all of it, or not at all. */
export type TintMode = 'main' | 'all' | 'none'

const linear = Float64Array.from({ length: 256 }, (_, index) => {
  const value = index / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const byte = (value: number) => {
  const clamped = Math.min(1, Math.max(0, value))
  return Math.round(
    255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055),
  )
}

const toOklab = (red: number, green: number, blue: number) => {
  const r = linear[red] ?? 0
  const g = linear[green] ?? 0
  const b = linear[blue] ?? 0
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ] as const
}

export const oklchToRgb = (lightness: number, chroma: number, hue: number) => {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ] as const
}

export const oklchToHex = (lightness: number, chroma: number, hue: number) =>
  `#${oklchToRgb(lightness, chroma, hue)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

const smooth = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
const hueGap = (one: number, other: number) => ((one - other + 540) % 360) - 180

type Lch = { l: Float32Array; c: Float32Array; h: Float32Array }

const measure = (pixels: Uint8Array): Lch => {
  const count = pixels.length / 4
  const lch = { l: new Float32Array(count), c: new Float32Array(count), h: new Float32Array(count) }
  for (let index = 0; index < count; index++) {
    const at = index * 4
    const [l, a, b] = toOklab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    lch.l[index] = l
    lch.c[index] = Math.hypot(a, b)
    lch.h[index] = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  }
  return lch
}

/** The hue that covers most of the object. */
const mainHue = (pixels: Uint8Array, lch: Lch) => {
  const bins = new Float64Array(36)
  lch.h.forEach((hue, index) => {
    const chroma = lch.c[index] ?? 0
    if (chroma < 0.04) return
    const bin = Math.floor(hue / 10) % 36
    bins[bin] = (bins[bin] ?? 0) + chroma * (pixels[index * 4 + 3] ?? 0)
  })
  let best = 0
  let bestSum = -1
  for (let bin = 0; bin < 36; bin++) {
    const sum = [-2, -1, 0, 1, 2].reduce(
      (total, by) => total + (bins[(bin + by + 36) % 36] ?? 0),
      0,
    )
    if (sum > bestSum) [best, bestSum] = [bin, sum]
  }
  return best * 10 + 5
}

/** Repaints RGBA pixels so that shading, highlights and small contrasting parts survive. */
export const paintPixels = (source: Uint8Array, paint: PaintName, mode: TintMode): Uint8Array => {
  if (mode === 'none') return source
  const pixels = Uint8Array.from(source)
  const lch = measure(pixels)
  const hue = mainHue(pixels, lch)
  const weight = new Float32Array(lch.l.length)
  let [sum, sumL, sumC] = [0, 0, 0]
  for (let index = 0; index < weight.length; index++) {
    const alpha = (pixels[index * 4 + 3] ?? 0) / 255
    if (alpha === 0) continue
    const near =
      mode === 'all'
        ? 1
        : (1 - smooth(48, 78, Math.abs(hueGap(lch.h[index] ?? 0, hue)))) *
          smooth(0.015, 0.045, lch.c[index] ?? 0)
    weight[index] = near
    sum += near * alpha
    sumL += near * alpha * (lch.l[index] ?? 0)
    sumC += near * alpha * (lch.c[index] ?? 0)
  }
  if (sum === 0) return pixels
  const meanL = sumL / sum
  const meanC = Math.max(0.02, sumC / sum)
  const target = palette[paint]
  const contrast = target.l > 0.86 ? 0.5 : target.l < 0.4 ? 0.75 : 0.9
  for (let index = 0; index < weight.length; index++) {
    const share = weight[index] ?? 0
    if (share === 0) continue
    const l = lch.l[index] ?? 0
    const c = lch.c[index] ?? 0
    const h = lch.h[index] ?? 0
    const lift = target.l + (l - meanL) * contrast
    const newL = Math.min(0.985, Math.max(0.08, lift))
    const spread = mode === 'all' ? 1 : Math.min(1.25, Math.max(0.45, c / meanC))
    const newC = target.c * spread * (1 - smooth(0.88, 1, newL) * 0.6)
    const newH = target.h + (mode === 'all' ? 0 : hueGap(h, hue) * 0.35)
    const rgb = oklchToRgb(newL, newC, newH)
    for (let part = 0; part < 3; part++) {
      const at = index * 4 + part
      pixels[at] = Math.round((pixels[at] ?? 0) * (1 - share) + (rgb[part] ?? 0) * share)
    }
  }
  return pixels
}
