import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { endWithParent, runApart } from '@shop/api'
import { keepBuild } from './earlier-builds.ts'

const home = path.join(import.meta.dirname, '..')
const root = path.join(home, '..', '..')
export const clientFolder = path.join(home, 'build', 'client')
/** What earlier builds had under /build/; apart from the build, which the router's empties before it begins. */
export const earlierFolder = path.join(home, 'build-earlier')
export const serverBuild = path.join(home, 'build', 'server', 'index.js')
const documentCheck = path.join(import.meta.dirname, 'document', 'check.ts')
const stampFile = path.join(home, 'build', 'stamp.txt')

const sources = [
  'apps/web/app/**/*',
  'apps/web/public/**/*',
  'apps/web/server/document/**/*',
  'apps/web/*.config.ts',
  'apps/web/vite/**/*',
  'packages/*/src/**/*',
  'package-lock.json',
]

function stampNow(): string {
  const hash = createHash('sha256')
  for (const pattern of sources)
    for (const file of globSync(pattern, { cwd: root, withFileTypes: true }).filter((f) =>
      f.isFile(),
    ))
      hash
        .update(path.join(file.parentPath, file.name))
        .update(readFileSync(path.join(file.parentPath, file.name)))
  return hash.digest('hex')
}

function stampThen(): string | null {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return null
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts the smallest form of each built file beside it, once, so that serving costs nothing. */
async function pack() {
  const files = await readdir(clientFolder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && /\.(js|css|svg|json|txt)$/.test(file.name))
  await Promise.all(
    texts.map(async (file) => {
      const name = path.join(file.parentPath, file.name)
      const body = await readFile(name)
      await writeFile(
        `${name}.br`,
        await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            [constants.BROTLI_PARAM_LGBLOCK]: 24,
          },
        }),
      )
      await writeFile(`${name}.gz`, await zip(body, { level: 9 }))
    }),
  )
}

const run = (args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build ended with code ${code}.`)),
    )
  })

async function build(stamp: string) {
  // Of a build that is stopped nothing counts.
  rmSync(stampFile, { force: true })
  keepBuild(clientFolder, earlierFolder, Date.now())
  await run([path.join(root, 'node_modules', '.bin', 'react-router'), 'build'])
  await run([documentCheck])
  await pack()
  writeFileSync(stampFile, stamp)
}

/**
 * Builds the storefront unless the build at hand was made from these very sources. In a process of
 * its own: packing takes memory that the shop would never give back.
 */
export async function ensureBuild(signal: AbortSignal): Promise<'built' | 'reused'> {
  if (stampThen() === stampNow()) return 'reused'
  await runApart(import.meta.filename, { env: process.env, signal })
  return 'built'
}

if (import.meta.main) {
  endWithParent()
  const stamp = stampNow()
  const isReady = stampThen() === stamp
  if (!isReady) await build(stamp)
  console.log(`Storefront ${isReady ? 'reused' : 'built'}`)
}
