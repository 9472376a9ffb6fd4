/**
 * Draws pictures in a process of its own: what its native code takes comes back whole when it ends,
 * the shop's process never holds it, and a file made to break a decoder breaks it here.
 */
import process from 'node:process'
import sharp, { type Sharp } from 'sharp'
import type { MediaFormat } from './format.ts'
import { type Box, redraw } from './redraw.ts'
import { renderScene } from './render.ts'
import type { Scene } from './scene.ts'

interface Drawing {
  readonly scene: Scene
  readonly width: number
  readonly format: MediaFormat
}

interface Redrawing {
  readonly picture: Uint8Array
  readonly box: Box
  readonly format: MediaFormat
}

/** A picture that is asked for: out of a scene, or anew from somebody's file. */
export type PaintJob = Drawing | Redrawing
export type Order = PaintJob & { readonly id: number }

/** What it comes to. */
export type Painted =
  | { readonly id: number; readonly body: Uint8Array }
  | { readonly id: number; readonly problem: string }

sharp.concurrency(1)
// Each picture is drawn once: what libvips remembers is not asked for again.
sharp.cache(false)

const encoded = (image: Sharp, format: MediaFormat) =>
  format === 'avif'
    ? image.avif({ quality: 64, effort: 1 })
    : image.webp({ quality: 84, effort: 2 })

const paint = async (order: Order) => {
  const image =
    'scene' in order
      ? await renderScene(order.scene, order.width)
      : redraw(order.picture, order.box)
  return encoded(image, order.format).toBuffer()
}

const answer = (painted: Painted) => process.send?.(painted)

process.on('message', (order: Order) => {
  const { id } = order
  paint(order).then(
    (body) => answer({ id, body }),
    (error: unknown) => answer({ id, problem: String(error) }),
  )
})
/** More than the largest picture that we take needs, twice; bytes. */
const mostMemory = 1024 ** 3
/** How often that is looked at while the library decodes in threads of its own, in ms. */
const watch = 100
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL')
}, watch).unref()

// An exit would wait for what the library is drawing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl+C reaches the whole group: the shop ends us when it is done.
process.on('SIGINT', () => undefined)
