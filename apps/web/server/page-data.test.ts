import { expect, test } from 'vitest'
import { dataAsked, splitData } from './page-data.ts'

const enqueue = 'window.__reactRouterContext.streamController.enqueue("[\\"a\\\\n\\"]\\n");'
const close = 'window.__reactRouterContext.streamController.close();'
const script = (code: string, nonce = 'n') => `<script nonce="${nonce}">${code}</script>`
const starter = script('const pageData="";run()')
const page = `<main>Shop</main>${starter}<!--$-->${script(enqueue)}<!--$-->${script(close)}<!--/$--><!--/$-->`

test('the data become a module of their own, which the starter names', () => {
  const { html, data } = splitData(page, 'n', '/products?page=2')
  expect(data?.code).toBe(`${enqueue}\n${close}`)
  expect(html).toBe(
    `<main>Shop</main>${script(`const pageData="/page-data/${data?.name}.js?of=%2Fproducts%3Fpage%3D2";run()`)}<!--$--><!--$--><!--/$--><!--/$-->`,
  )
})

test('the same data have the same name', () => {
  const name = (path: string) => splitData(page, 'n', path).data?.name
  expect(name('/a')).toBe(name('/b'))
})

test('what foreign text has smuggled in is no data of ours', () => {
  const { html, data } = splitData(`${starter}${script(enqueue, 'other')}`, 'n', '/')
  expect(data).toBeNull()
  expect(html).toContain(enqueue)
})

test.each([
  ['without a starter', page.replace(starter, '')],
  ['without data', starter],
])('a page %s stays as it is', (_, html) => {
  expect(splitData(html, 'n', '/')).toEqual({ html, data: null })
})

test('an address of data tells their name and page', () => {
  const { data } = splitData(page, 'n', '/')
  const asked = dataAsked(
    new URL(`https://shop.example/page-data/${data?.name}.js?of=%2Fa%3Fb%3D1`),
  )
  expect(asked).toEqual({ name: data?.name, page: new URL('https://shop.example/a?b=1') })
})

test.each([
  '/page-data/short.js?of=/',
  '/page-data/abcdefghijklmnopqrstuv.js',
  '/page-data/abcdefghijklmnopqrstuv.js?of=https://elsewhere.example/',
  '/page-data/abcdefghijklmnopqrstuv.js?of=//elsewhere.example/',
  '/products',
])('%s asks for none', (address) => {
  expect(dataAsked(new URL(address, 'https://shop.example'))).toBeNull()
})
