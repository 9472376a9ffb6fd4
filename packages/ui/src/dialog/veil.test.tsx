// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Veil } from './veil.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { documentElement: page } = document

/** Puts a veil over the page; gives how to take it away. */
async function veil() {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Veil open />))
  return () => act(async () => root.unmount())
}

test('the page behind scrolls again when the last of several veils is gone', async () => {
  const lift = await veil()
  const liftOther = await veil()
  expect(page.style.overflow).toBe('hidden')
  await lift()
  expect(page.style.overflow).toBe('hidden')
  await liftOther()
  expect(page.style.overflow).toBe('')
})
