import { settings } from '@shop/contract/fixtures'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PageHead } from './page-head.tsx'

const titleOf = (title?: string) => {
  const root = { settings: JSON.stringify(settings), origin: 'https://shop.example' }
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', element: <PageHead title={title} />, loader: () => root }],
    { hydrationData: { loaderData: { root } } },
  )
  return /<title>(.*?)<\/title>/.exec(renderToString(<RouterProvider router={router} />))?.[1]
}

test("the title is the page's and the app's, or just the app's", () => {
  expect(titleOf('Shops')).toBe('Shops - Marketly')
  expect(titleOf()).toBe('Marketly')
})
