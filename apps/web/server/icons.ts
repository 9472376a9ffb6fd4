import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { oneLine } from '@shop/api'
import type { Settings } from '@shop/contract'
import type { ApiAccess } from './api-access.ts'
import { createTurns } from './in-turn.ts'
import { type IconKind, iconKinds, iconVersion, logoOf } from './manifest.ts'

const program = path.join(import.meta.dirname, 'draw-icon.ts')
const ownIcon = path.join(import.meta.dirname, '..', 'public', 'icon.svg')
const mostBytes = 4 * 1024 * 1024
const patience = 15_000
/** For how long an icon without the logo stands in, and a failure is believed; ms. */
const standsIn = 5 * 60_000
const fails = 60_000

export interface Icon {
  picture: Buffer
  /** The logo could not be read or drawn: later there may be another icon. */
  isStandIn: boolean
}

interface Drawn {
  icon: Promise<Icon>
  /** When it is drawn anew, by a clock that only goes forward. */
  until: number
}

const draw = (picture: Buffer, { size, maskable }: (typeof iconKinds)[IconKind]) =>
  new Promise<Buffer>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program, String(size), maskable ? '1' : '0'],
      { encoding: 'buffer', maxBuffer: mostBytes, timeout: patience, killSignal: 'SIGKILL' },
      (error, icon, said) =>
        error ? reject(new Error(said.toString() || 'it took too long')) : resolve(icon),
    )
    child.stdin?.on('error', reject)
    child.stdin?.end(picture)
  })

/** A line: what an address on another host has sent may be in it. */
const reasonOf = (error: unknown) =>
  oneLine(error instanceof Error ? error.message : String(error)).slice(0, 200)

async function readWhole(answer: Response): Promise<Buffer> {
  if (!answer.ok) throw new Error(`The logo cannot be read: ${answer.status}`)
  const parts: Uint8Array[] = []
  let length = 0
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length
    parts.push(read.value)
    if (length > mostBytes) {
      void reader?.cancel()
      throw new Error('The logo is too large')
    }
  }
  return Buffer.concat(parts)
}

/** The settings' logo, from this shop's own server or wherever settings say it lies. */
function readLogo(api: ApiAccess, address: string, origin: string): Promise<Buffer> {
  const url = new URL(address, origin)
  const signal = AbortSignal.timeout(patience)
  const isOurs = url.origin === origin || url.origin === api.origin
  const answer = isOurs ? api.fetch(new Request(url, { signal })) : fetch(url, { signal })
  return Promise.race([
    answer.then(readWhole),
    // A call within the process does not look at the signal.
    new Promise<never>((_, reject) => {
      signal.onabort = () => reject(signal.reason)
    }),
  ])
}

/**
 * Icons out of the settings' logo; the storefront's own sign where there is none. Each is drawn once,
 * one at a time, whoever asks and by whichever name of the host.
 *
 * @param origin what the addresses of our own pictures in these settings start with
 */
export function createIcons(api: ApiAccess, origin: string) {
  const drawn = new Map<string, Drawn>()
  const inTurn = createTurns()

  async function make(settings: Settings, kind: IconKind): Promise<Icon> {
    const address = logoOf(settings)
    if (address) {
      try {
        const logo = await readLogo(api, address, origin)
        return { picture: await draw(logo, iconKinds[kind]), isStandIn: false }
      } catch (error) {
        console.warn('Icons are drawn without the logo: %s', reasonOf(error))
      }
    }
    const picture = await draw(await readFile(ownIcon), iconKinds[kind])
    return { picture, isStandIn: address !== null }
  }

  return (settings: Settings, kind: IconKind): Promise<Icon> => {
    const key = `${kind} ${iconVersion(settings)}`
    const known = drawn.get(key)
    if (known && performance.now() < known.until) return known.icon
    // A new logo makes the old icons worthless.
    if (drawn.size >= 2 * Object.keys(iconKinds).length) drawn.clear()
    const one: Drawn = {
      icon: inTurn(() => make(settings, kind)),
      until: Number.POSITIVE_INFINITY,
    }
    drawn.set(key, one)
    one.icon.then(
      ({ isStandIn }) => {
        if (isStandIn) one.until = performance.now() + standsIn
      },
      (error) => {
        console.warn('An icon cannot be drawn: %s', reasonOf(error))
        one.until = performance.now() + fails
      },
    )
    return one.icon
  }
}
