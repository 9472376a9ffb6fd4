import type { EntryContext } from 'react-router-dom'
import { expect, test } from 'vitest'
import { modulesOf, startScript } from './start-app.ts'

const context = {
  manifest: {
    entry: { module: '/build/entry.js', imports: ['/build/shop.js'] },
    routes: {
      root: { id: 'root', module: '/build/root.js', imports: ['/build/shop.js'] },
      home: {
        id: 'home',
        module: '/build/home.js',
        clientLoaderModule: '/build/home-loader.js',
        imports: ['/build/tiles.js'],
      },
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }] },
} as unknown as EntryContext

test('all files that the screen needs are known at once, each one time', () => {
  expect(modulesOf(context)).toEqual({
    entry: '/build/entry.js',
    preloads: [
      '/build/entry.js',
      '/build/shop.js',
      '/build/root.js',
      '/build/home-loader.js',
      '/build/home.js',
      '/build/tiles.js',
    ],
    routes: [
      ['root', ['/build/root.js']],
      ['home', ['/build/home-loader.js', '/build/home.js']],
    ],
  })
})

test('a route that the table does not know is said by name', () => {
  const { manifest, ...rest } = context
  const broken = { ...rest, manifest: { ...manifest, routes: {} } } as EntryContext
  expect(() => modulesOf(broken)).toThrow('The route root is not in the router')
})

test('nothing in an address can end the script', () => {
  const code = startScript(
    modulesOf(context),
    '/page-data/x.js?of=</script><script>steal()</script>',
  )
  expect(code).not.toMatch(/<\/?script/)
})
