import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '@shop/contract'
import type { ApiAccess } from './api-access.ts'
import { type IconKind, iconKinds, iconVersion, logoOf } from './manifest.ts'

const program = path.join(import.meta.dirname, 'draw-icon.ts')
const ownIcon = path.join(import.meta.dirname, '..', 'public', 'icon.svg')
const mostBytes = 4 * 1024 * 1024
const patience = 15_000

const draw = (picture: Buffer, { size, maskable }: (typeof iconKinds)[IconKind]) =>
  new Promise<Buffer>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program, String(size), maskable ? '1' : '0'],
      { encoding: 'buffer', maxBuffer: mostBytes, timeout: patience },
      (error, icon) => (error ? reject(error) : resolve(icon)),
    )
    child.stdin?.on('error', reject)
    child.stdin?.end(picture)
  })

/** The settings' logo, from this shop's own server or wherever settings say it lies. */
async function readLogo(api: ApiAccess, address: string, origin: string): Promise<Buffer> {
  const url = new URL(address, origin)
  const signal = AbortSignal.timeout(patience)
  const isOurs = url.origin === origin || url.origin === api.origin
  const answer = isOurs
    ? await api.fetch(new Request(url, { signal }))
    : await fetch(url, { signal })
  const length = Number(answer.headers.get('Content-Length') ?? 0)
  if (!answer.ok || length > mostBytes) throw new Error(`The logo cannot be read: ${answer.status}`)
  const picture = Buffer.from(await answer.arrayBuffer())
  if (picture.length > mostBytes) throw new Error('The logo is too large')
  return picture
}

/** Icons out of the settings' logo, each drawn once; the storefront's own sign where there is none. */
export function createIcons(api: ApiAccess) {
  const drawn = new Map<string, Promise<Buffer>>()

  async function make(settings: Settings, kind: IconKind, origin: string): Promise<Buffer> {
    const address = logoOf(settings)
    if (address) {
      try {
        return await draw(await readLogo(api, address, origin), iconKinds[kind])
      } catch (error) {
        console.warn(`Icons are drawn without the logo: ${error}`)
      }
    }
    return draw(await readFile(ownIcon), iconKinds[kind])
  }

  return (settings: Settings, kind: IconKind, origin: string): Promise<Buffer> => {
    const key = `${kind} ${iconVersion(settings)}`
    const known = drawn.get(key)
    if (known) return known
    // A new logo makes the old icons worthless.
    if (drawn.size >= 2 * Object.keys(iconKinds).length) drawn.clear()
    const made = make(settings, kind, origin)
    drawn.set(key, made)
    made.catch(() => drawn.delete(key))
    return made
  }
}
