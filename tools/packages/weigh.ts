/** What a part of the packages weighs in an app that uses nothing else of them. */
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Alias, build } from 'vite'
import { family } from './family.ts'

const peers = new Set(
  family.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})),
)
const isPeer = (id: string) => [...peers].some((name) => id === name || id.startsWith(`${name}/`))

/** The packages as they are built. */
export const asBuilt: Alias[] = family.map(({ manifest, dist }) => ({
  find: new RegExp(`^${manifest.name}/(.*)$`),
  replacement: `${path.resolve(dist)}/$1`,
}))

/** The packages as they are written: what their build puts in its place is in its place. */
export const asWritten: Alias[] = [
  {
    find: '../createLucideIcon.mjs',
    replacement: path.join(import.meta.dirname, '../../packages/ui/src/icons/create-icon.tsx'),
  },
]

/** Bytes, brotli; what the packages leave to the app beside them does not count. */
export async function bytesOf(code: string, alias: Alias[]): Promise<number> {
  const entry = 'virtual:weighed'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    plugins: [
      {
        name: 'weighed',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: entry, external: isPeer, preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error(`There is no single build of ${code}`)
  const [chunk] = built.output
  return brotliCompressSync(chunk.code).length
}
