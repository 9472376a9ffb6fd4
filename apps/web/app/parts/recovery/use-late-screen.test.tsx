// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLateScreen } from './use-late-screen.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Late = () => <p>{useLateScreen() ?? 'nothing'}</p>
const text = () => document.querySelector('p')?.textContent

test('a screen that does not come is named after eight seconds, until it is there or another is wanted', async () => {
  const never = () => new Promise<null>(() => undefined)
  const router = createMemoryRouter([
    { path: '/', element: <Late /> },
    { path: '/slow', element: <Late />, loader: never },
    { path: '/soon', element: <Late />, loader: () => null },
  ])
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<RouterProvider router={router} />))

  await act(async () => void router.navigate('/slow?page=2#end'))
  await act(() => vi.advanceTimersByTimeAsync(7900))
  expect(text()).toBe('nothing')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(text()).toBe('/slow?page=2#end')

  await act(async () => void router.navigate('/slow?page=3'))
  expect(text()).toBe('nothing')
  await act(() => vi.advanceTimersByTimeAsync(8100))
  expect(text()).toBe('/slow?page=3')

  await act(() => router.navigate('/soon'))
  expect(text()).toBe('nothing')
  await act(async () => root.unmount())
})
