import { createRequire } from 'node:module'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const routerFolder = path.dirname(
  createRequire(import.meta.url).resolve('react-router/package.json'),
)
const inProduction = (file: string) => path.join(routerFolder, 'dist', 'production', file)

const icons = path.join(import.meta.dirname, '../../packages/ui/src/icons/create-icon.tsx')

/**
 * What every shopping screen begins with; what it imports comes along. The entry itself stays a file
 * of its own: it must run after the document's script has named the routes.
 */
const beginnings =
  /[\\/]app[\\/](root|routes[\\/]layouts[\\/]public)\.tsx|node_modules[\\/](react-dom|react-router)[\\/]/

/** Small parts of the design system that most screens share. */
const parts = /[\\/]ui[\\/]src[\\/](error-state|empty-state|quantity-stepper|lib)[\\/]/

/** What every list of products is made of. */
const tiles = /[\\/]parts[\\/]tile[\\/](product-grid|product-section|color-dots)\.tsx/

/** What a product's page, a shop's and an article share. */
const details =
  /[\\/](ui[\\/]src[\\/]breadcrumb[\\/]|(safe-html|chat|reviews|page|lib)[\\/](safe-html|chat-button|open-chat|reviews|reviews-skeleton|use-near|breadcrumb-json-ld|missing-screen|plain-text)\.tsx?$|icons[\\/]message-circle\.)/

/**
 * The router makes its parts in calls that a bundler must take for effects, and names them for
 * debugging, so the unused ones (its forms and links) would stay: 3 KB of every first view.
 */
const droppableRouter: Plugin = {
  name: 'droppable-router-parts',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) =>
      code
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
  },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwind(), reactRouter(), droppableRouter],
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
            codeSplitting: {
              // Some eighty small files would be as many requests, and compress worse than one.
              groups: [
                { name: 'shop', test: beginnings, priority: 1 },
                { name: 'products', test: tiles },
                { name: 'parts', test: parts },
                { name: 'details', test: details },
              ],
            },
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
