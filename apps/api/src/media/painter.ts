/**
 * Draws pictures in a process of its own: what its native code takes comes back whole when it ends,
 * and the shop's process never holds it.
 */
import process from 'node:process'
import sharp from 'sharp'
import type { MediaFormat } from './format.ts'
import { renderScene } from './render.ts'
import type { Scene } from './scene.ts'

/** A picture that is asked for. */
export interface Order {
  readonly id: number
  readonly scene: Scene
  readonly width: number
  readonly format: MediaFormat
}

/** What it comes to. */
export type Painted =
  | { readonly id: number; readonly body: Uint8Array }
  | { readonly id: number; readonly problem: string }

sharp.concurrency(1)
// Each picture is drawn once: what libvips remembers is not asked for again.
sharp.cache(false)

const paint = async ({ scene, width, format }: Order) => {
  const image = await renderScene(scene, width)
  const encoded =
    format === 'avif'
      ? image.avif({ quality: 64, effort: 1 })
      : image.webp({ quality: 84, effort: 2 })
  return encoded.toBuffer()
}

const answer = (painted: Painted) => process.send?.(painted)

process.on('message', (order: Order) => {
  const { id } = order
  paint(order).then(
    (body) => answer({ id, body }),
    (error: unknown) => answer({ id, problem: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
// Ctrl+C reaches the whole group: the shop ends us when it is done.
process.on('SIGINT', () => undefined)
