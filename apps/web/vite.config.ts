import { createRequire } from 'node:module'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { codeSplitting } from './vite/chunk-groups.ts'
import { screenImports } from './vite/screen-imports.ts'
import { seams } from './vite/seams.ts'
import { smallRouter } from './vite/small-router.ts'

const routerFolder = path.dirname(
  createRequire(import.meta.url).resolve('react-router/package.json'),
)
const inProduction = (file: string) => path.join(routerFolder, 'dist', 'production', file)

const icons = path.join(import.meta.dirname, '../../packages/ui/src/icons/create-icon.tsx')

export default defineConfig(({ command }) => ({
  plugins: [
    tailwind(),
    reactRouter(),
    smallRouter(),
    screenImports(),
    seams(path.join(import.meta.dirname, 'build')),
  ],
  // What screens load lies under /build/ (specification.md section 7).
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    assetsDir: 'build',
    // A panel's shared parts come when its own file asks for them: their names, in every file that
    // may open one, were 1.5 KB of a first view. Styles are waited for either way.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting,
            // Nothing packs a hash, and a first view is told some two hundred: 42 bits tell builds apart as well as 48.
            chunkFileNames: 'build/[name]-[hash:7].js',
          },
        },
      },
    },
  },
  resolve: {
    alias:
      command === 'build'
        ? [
            // The package's exports name the development build only; the production one is smaller.
            { find: /^react-router$/, replacement: inProduction('index.mjs') },
            { find: /^react-router\/dom$/, replacement: inProduction('dom-export.mjs') },
            // All that its icons have in common, a fifth of the size.
            { find: '../createLucideIcon.mjs', replacement: icons },
            // What it stands in for, for older Reacts, is in this one.
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
          ]
        : [],
  },
  ssr: {
    // One router in the server's bundle: a second copy would not know its contexts. And the icons that
    // the browser's bundle has.
    noExternal: ['react-router', 'react-router-dom', 'lucide-react'],
  },
}))
