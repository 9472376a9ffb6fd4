/**
 * `npm run check:packages`: what can be said of the packages without another app: what is in them, whether
 * bundlers, Node and TypeScript find it, what runs in the browser alone, and what a part of them weighs.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { report } from '../references.ts'
import { family, type Manifest, type Member } from './family.ts'
import { asBuilt, bytesOf } from './weigh.ts'

const stray = /\.(?:test|stories|walk|poses)\.|\/testing\/|tsconfig|\.tsbuildinfo/
const clientOnly = /^import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from ["']react["']/m

/** Files that nobody asked for, and hooks that a server would run. */
const contents = ({ dist }: Member): string[] =>
  globSync('**/*', { cwd: dist }).flatMap((file) => {
    if (stray.test(file)) return [`${dist}/${file} is of no use to others`]
    if (!file.endsWith('.js')) return []
    const code = readFileSync(path.join(dist, file), 'utf8')
    return clientOnly.test(code) && !/^['"]use client['"]/.test(code)
      ? [`${dist}/${file} calls hooks and does not say "use client"`]
      : []
  })

const imported = /^(?:import|export)\b[^'"]*?from\s*['"](@?[a-z][\w-]*(?:\/[\w-]+)?)/gm

/** What a module asks for and nobody would install. */
const missing = ({ dist }: Member): string[] => {
  const { name, dependencies, peerDependencies } = JSON.parse(
    readFileSync(`${dist}/package.json`, 'utf8'),
  ) as Manifest
  const installed = [name, ...Object.keys({ ...dependencies, ...peerDependencies })]
  const isInstalled = (asked: string) =>
    installed.some((one) => asked === one || asked.startsWith(`${one}/`))
  return globSync('**/*.{js,d.ts}', { cwd: dist }).flatMap((file) =>
    [...readFileSync(path.join(dist, file), 'utf8').matchAll(imported)]
      .filter(([, asked = '']) => !isInstalled(asked))
      .map(([, asked]) => `${dist}/${file} imports ${asked}, which does not come with it`),
  )
}

const published = async ({ dist, manifest }: Member): Promise<string[]> => {
  const { messages } = await publint({ pkgDir: dist, strict: true, pack: 'npm' })
  const pkg = JSON.parse(readFileSync(`${dist}/package.json`, 'utf8'))
  return messages.map((message) => `${manifest.name}: ${formatMessage(message, pkg)}`)
}

/** They are modules alone, as every bundler and Node take them: what `require` finds does not count. */
const isOurs = (kind: string) => kind === 'node16-esm' || kind === 'bundler'

const typed = async ({ dist, manifest }: Member, folder: string): Promise<string[]> => {
  const out = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: dist })
  const [{ filename }] = JSON.parse(out.toString())
  const tarball = createPackageFromTarballData(readFileSync(path.join(folder, filename)))
  const checked = await checkPackage(tarball, {
    excludeEntrypoints: [/\.css$/, /\.json$/, /\.\/fonts\//, /\.\/phrases\//],
  })
  if (!checked.types) return [`${manifest.name} has no types`]
  return checked.problems
    .filter((problem) => !('resolutionKind' in problem) || isOurs(problem.resolutionKind))
    .map((problem) => `${manifest.name}: ${JSON.stringify(problem)}`)
}

interface Weight {
  of: string
  code: string
  /** Bytes, brotli; what the packages leave to the app beside them does not count. */
  most: number
}

const weights: readonly Weight[] = [
  { of: 'Button', code: `export { Button } from '@shop/ui/button'`, most: 2000 },
  {
    of: 'a login dialog with its machine',
    code: `
      export { FlowDialog } from '@shop/flows/dialog'
      export { connectLogin, LoginForm } from '@shop/flows/auth'
    `,
    most: 15_000,
  },
  {
    of: 'all dialogs around a login with their machines',
    code: `export { AuthDialog, connectAuth } from '@shop/flows/auth'`,
    most: 26_900,
  },
]

async function weigh({ of, code, most }: Weight): Promise<string[]> {
  const bytes = await bytesOf(code, asBuilt)
  console.info(`${of}: ${bytes} bytes`)
  return bytes > most ? [`${of} weighs ${bytes} bytes, more than ${most}`] : []
}

const folder = mkdtempSync(path.join(tmpdir(), 'packages-'))
const styles = brotliCompressSync(readFileSync('packages/ui/dist/styles.css')).length
const findings = [
  ...family.flatMap(contents),
  ...family.flatMap(missing),
  ...(await Promise.all(family.map(published))).flat(),
  ...(await Promise.all(family.map((member) => typed(member, folder)))).flat(),
  ...(await Promise.all(weights.map(weigh))).flat(),
  ...(styles > 13_000 ? [`styles.css weighs ${styles} bytes, more than 13,000`] : []),
]
rmSync(folder, { recursive: true })
report(
  'packages',
  findings,
  `${family.length} packages can be packed; all styles are ${styles} bytes.`,
)
