import { settings } from '@shop/contract/fixtures'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PageHead } from './page-head.tsx'

const headOf = (title?: string, locale = 'en') => {
  const language = settings.languages.find(({ name }) => name === locale)
  const root = { settings: JSON.stringify(settings), origin: 'https://shop.example', language }
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', element: <PageHead title={title} />, loader: () => root }],
    { hydrationData: { loaderData: { root } } },
  )
  return renderToString(<RouterProvider router={router} />)
}
const titleOf = (title?: string) => /<title>(.*?)<\/title>/.exec(headOf(title))?.[1]

test("the title is the page's and the app's, or just the app's", () => {
  expect(titleOf('Shops')).toBe('Shops - Marketly')
  expect(titleOf()).toBe('Marketly')
})

test.each([
  ['en', 'https://shop.example/'],
  ['ar', 'https://shop.example/?lang=ar'],
])('a page in %s names itself as its one address', (locale, address) => {
  const head = headOf('Shops', locale)
  expect(head).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(head).toContain(`property="og:url" content="${address}"`)
  expect(head).toContain('hrefLang="x-default" href="https://shop.example/"')
})
