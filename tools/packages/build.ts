/**
 * `npm run build:packages`: contract, ui and flows as another shop installs them, each into its `dist`,
 * from where it is packed: ESM, a file a module, with types and source maps. Nothing here is needed to run
 * the shop itself, which lives on the sources.
 */
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'tsdown'
import { isClientModule } from './client-modules.ts'
import { family, type Manifest, type Member } from './family.ts'
import { writePhrases } from './phrases.ts'
import { compileStyles, copyStyles } from './styles.ts'
import { declared, tokensOf } from './tokens.ts'

/**
 * What we bring ourselves: lucide's icons, with our own of what they have in common, a seventh of the size. The
 * shop's build does the same.
 */
const inside = ['lucide-react']
const ownIcons = {
  name: 'own-icons',
  resolveId: (id: string) =>
    id.endsWith('/createLucideIcon.mjs')
      ? path.resolve('packages/ui/src/icons/create-icon.tsx')
      : null,
}
/** Nothing in a folder of this name would be packed. */
const placed = (name: string) =>
  `${name.replace(/^node_modules\/lucide-react\/dist\/(?:esm\/icons\/)?/, 'icons/lucide/')}.js`

/** `src/button/index.ts` becomes `button/index`. */
const stemOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '')

const exportsOf = ({ name: member, entries, manifest }: Member) => ({
  ...Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [
      name,
      { types: `./${stemOf(file)}.d.ts`, default: `./${stemOf(file)}.js` },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([, file]) => !/\.tsx?$/.test(file))
      .map(([name, file]) => [name, file.replace('/src/', '/')]),
  ),
  ...(member === 'ui' ? { './tokens.json': './tokens.json' } : {}),
  ...(member === 'contract' ? {} : { './phrases/*': './phrases/*' }),
  './package.json': './package.json',
})

/** Those of our own go together; of others any is taken that promises to be compatible. */
const ranges = (dependencies: Manifest['dependencies'] = {}) =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => !inside.includes(name))
      .map(([name, version]) => [
        name,
        family.some(({ manifest }) => manifest.name === name) ? version : `^${version}`,
      ]),
  )

const published = (member: Member) => {
  const { name, version, license, description, keywords, sideEffects, ...rest } = member.manifest
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: 'module',
    sideEffects,
    exports: exportsOf(member),
    dependencies: ranges(rest.dependencies),
    peerDependencies: rest.peerDependencies,
    peerDependenciesMeta: rest.peerDependenciesMeta,
  }
}

for (const member of family) {
  const { folder, dist, entries, manifest } = member
  const needed = [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ].filter((name) => !inside.includes(name))
  await build({
    config: false,
    cwd: folder,
    entry: Object.fromEntries(Object.values(entries).map((file) => [stemOf(file), file])),
    root: path.join(folder, 'src'),
    unbundle: true,
    format: 'esm',
    platform: 'neutral',
    target: false,
    sourcemap: true,
    // Sources are not packed: a definition is found in its declaration, with what is said of it.
    dts: { sourcemap: false },
    outDir: 'dist',
    plugins: [ownIcons],
    logLevel: 'warn',
    failOnWarn: true,
    checks: { pluginTimings: false },
    deps: {
      neverBundle: needed.map((name) => new RegExp(`^${name}(?:/|$)`)),
      alwaysBundle: inside.map((name) => new RegExp(`^${name}/`)),
      onlyBundle: inside,
    },
    outputOptions: (options) => ({
      ...options,
      entryFileNames: ({ name }) => placed(name),
      banner: ({ fileName, moduleIds }) =>
        fileName.endsWith('.js') && moduleIds.some((id) => existsSync(id) && isClientModule(id))
          ? "'use client';"
          : '',
    }),
  })
  writeFileSync(`${dist}/package.json`, `${JSON.stringify(published(member), null, 2)}\n`)
  copyFileSync('LICENSE', `${dist}/LICENSE`)
  for (const paper of ['README.md', 'CHANGELOG.md'])
    if (existsSync(`${folder}/${paper}`)) copyFileSync(`${folder}/${paper}`, `${dist}/${paper}`)
  if (member.name === 'contract') copyFileSync('docs/wire.md', `${dist}/wire.md`)
  else writePhrases(member)
  if (member.name === 'flows')
    copyFileSync('tools/packages/apps/vite/src/shop.tsx', `${dist}/example.tsx`)
  copyStyles(`${folder}/src`, dist)
  if (member.name === 'ui') {
    copyFileSync('node_modules/lucide-react/LICENSE', `${dist}/icons/lucide/LICENSE`)
    await compileStyles(`${folder}/src`, dist)
    writeFileSync(`${dist}/tokens.json`, `${JSON.stringify(tokensOf(declared()), null, 2)}\n`)
  }
}
