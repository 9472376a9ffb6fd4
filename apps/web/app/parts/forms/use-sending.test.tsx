// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSending } from './use-sending.ts'

let answer = () => {}
let ends: boolean[] = []
let form: ReturnType<typeof useSending<object>>

function Form() {
  form = useSending<object>(async (_, isLeft) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    ends.push(isLeft())
  })
  return null
}

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ends = []
  root = createRoot(document.createElement('main'))
  await act(async () => root.render(<Form />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const send = () => act(async () => void form.submit({}))
const arrive = () => act(async () => answer())

test('who has stayed is led on by the answer', async () => {
  await send()
  await arrive()
  expect(ends).toEqual([false])
})

test('who has closed the dialog, or gone elsewhere, is not', async () => {
  await send()
  await act(async () => form.forget())
  await arrive()
  expect(ends).toEqual([true])
  await send()
  await act(async () => root.render(null))
  await arrive()
  expect(ends).toEqual([true, true])
})

test('what is sent anew in a dialog that was closed before is answered where it stands', async () => {
  await act(async () => form.forget())
  await send()
  await arrive()
  expect(ends).toEqual([false])
})
