import type { OverlayOptions, Sharp } from 'sharp'
import sharp from 'sharp'
import type { Cutout } from './assets.ts'
import { cutout } from './assets.ts'
import { groundSvg } from './ground.ts'
import { objects } from './objects.ts'
import type { Ground, Scene, SceneItem } from './scene.ts'
import { oklchToRgb } from './tint.ts'

type Sprite = { pixels: Buffer; width: number; height: number }

/** Things of one size look alike in weight: a wide boot and a tall dress fill the same area. */
const extentOf = ({ width, height }: Cutout, extent: number) => {
  const area = Math.sqrt((width * height) / Math.max(width, height) ** 2)
  const longest = extent * Math.min(1.22, 0.86 / area ** 0.75)
  const scale = longest / Math.max(width, height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** An object at its final size and angle. */
const sprite = async (
  shape: Cutout,
  extent: number,
  { turn = 0, mirrored = false }: Pick<SceneItem, 'turn' | 'mirrored'>,
): Promise<Sprite> => {
  const size = extentOf(shape, extent)
  let image = sharp(shape.pixels, {
    raw: { width: shape.width, height: shape.height, channels: 4 },
  }).resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
  if (mirrored) image = image.flop()
  if (turn !== 0) {
    image = sharp(await image.raw().toBuffer(), {
      raw: { width: size.width, height: size.height, channels: 4 },
    }).rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const raw = ({ width, height }: Sprite) => ({ width, height, channels: 4 as const })

/** The shadow that an object throws on a flat ground: its outline, small, blurred, tinted. */
const castShadow = async (
  of: Sprite,
  tint: readonly [number, number, number],
  strength: number,
) => {
  const scale = 64 / Math.max(of.width, of.height)
  const inner = {
    w: Math.max(1, Math.round(of.width * scale)),
    h: Math.max(1, Math.round(of.height * scale)),
  }
  const margin = 14
  const small = await sharp(of.pixels, { raw: raw(of) })
    .resize(inner.w, inner.h, { fit: 'fill' })
    .extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .extractChannel(3)
    .blur(4)
    .linear(strength)
    .raw()
    .toBuffer()
  const [width, height] = [inner.w + margin * 2, inner.h + margin * 2]
  const pixels = Buffer.alloc(width * height * 4)
  for (let index = 0; index < width * height; index++) {
    pixels.set([tint[0], tint[1], tint[2], small[index] ?? 0], index * 4)
  }
  const full = { width: Math.round(width / scale), height: Math.round(height / scale) }
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(full.width, full.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const contactShadow = async (of: Sprite, hue: number): Promise<Sprite> => {
  const width = Math.round(of.width * 1.16)
  const height = Math.max(4, Math.round(of.width * 0.2))
  const [r, g, b] = oklchToRgb(0.34, 0.03, hue)
  const stops = [0.5, 0.32, 0.1, 0].map(
    (opacity, index) =>
      `<stop offset="${index / 3}" stop-color="rgb(${r},${g},${b})" stop-opacity="${opacity}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="s">${stops.join('')}</radialGradient></defs><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}" fill="url(#s)"/></svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return { pixels, width, height }
}

/** Cuts an overlay to the canvas: the compositor takes nothing that reaches beyond it. */
const clip = async (of: Sprite, left: number, top: number, width: number, height: number) => {
  const x = Math.max(0, -left)
  const y = Math.max(0, -top)
  const w = Math.min(of.width - x, width - Math.max(0, left))
  const h = Math.min(of.height - y, height - Math.max(0, top))
  if (w <= 0 || h <= 0) return null
  const whole = x === 0 && y === 0 && w === of.width && h === of.height
  const input = whole
    ? of.pixels
    : await sharp(of.pixels, { raw: raw(of) })
        .extract({ left: x, top: y, width: w, height: h })
        .raw()
        .toBuffer()
  return {
    input,
    raw: { width: w, height: h, channels: 4 as const },
    left: Math.max(0, left),
    top: Math.max(0, top),
  }
}

const layersOf = async (sceneItem: SceneItem, ground: Ground, width: number, height: number) => {
  const item = await sprite(
    await cutout(sceneItem.object, sceneItem.paint),
    sceneItem.size * height,
    sceneItem,
  )
  const middle =
    sceneItem.base === undefined ? sceneItem.y * height : sceneItem.base * height - item.height / 2
  const centre = { x: sceneItem.x * width, y: middle }
  const left = Math.round(centre.x - item.width / 2)
  const top = Math.round(centre.y - item.height / 2)
  const layers: OverlayOptions[] = []
  const stands = objects.get(sceneItem.object)?.stands === true
  if (stands) {
    const contact = await contactShadow(item, ground.hue)
    const under = await clip(
      contact,
      Math.round(centre.x - contact.width / 2),
      Math.round(top + item.height - contact.height * 0.62),
      width,
      height,
    )
    if (under !== null) layers.push(under)
  }
  const cast = await castShadow(item, oklchToRgb(0.4, 0.04, ground.hue), stands ? 0.12 : 0.24)
  const offset = height * (stands ? 0.02 : 0.04)
  const behind = await clip(
    cast,
    Math.round(centre.x - cast.width / 2 + offset * 0.25),
    Math.round(centre.y - cast.height / 2 + offset),
    width,
    height,
  )
  if (behind !== null) layers.push(behind)
  const front = await clip(item, left, top, width, height)
  if (front !== null) layers.push(front)
  return layers
}

/** Draws a scene at a width; the caller chooses the format. */
export const renderScene = async (scene: Scene, width: number): Promise<Sharp> => {
  const height = Math.round(width / scene.ratio)
  const layers: OverlayOptions[] = []
  for (const sceneItem of scene.items) {
    layers.push(...(await layersOf(sceneItem, scene.ground, width, height)))
  }
  return sharp(Buffer.from(groundSvg(scene.ground, width, height)))
    .composite(layers)
    .removeAlpha()
}
