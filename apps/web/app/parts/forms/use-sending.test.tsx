// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/data/api-error.ts'
import { useSending } from './use-sending.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@shop/ui/toast', () => ({ useToaster: () => ({ toast }) }))

let answer = () => {}
let refuse = (_error = new ApiError(422, 'It is too long.')) => {}
let ends: boolean[] = []
let form: ReturnType<typeof useSending<object>>

function Form() {
  const named = { name: 'note', failure: 'The note was not sent' }
  form = useSending<object>(named, async (_, isLeft) => {
    await new Promise<void>((resolve, reject) => {
      answer = resolve
      refuse = (error = new ApiError(422, 'It is too long.')) => reject(error)
    })
    ends.push(isLeft())
  })
  return null
}

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ends = []
  toast.mockClear()
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

test('a form that comes back while it is sent says so, and is not sent twice', async () => {
  await send()
  const sent = answer
  await act(async () => root.render(null))
  await act(async () => root.render(<Form />))
  expect(form.isSending).toBe(true)
  await send()
  expect(answer).toBe(sent)
  await arrive()
  expect(form.isSending).toBe(false)
})

test('who has left a form that is refused is told what did not happen; who has stayed sees it there', async () => {
  await send()
  await act(async () => refuse())
  expect(form.problem?.message).toBe('It is too long.')
  expect(toast).not.toHaveBeenCalled()
  await send()
  await act(async () => root.render(null))
  await act(async () => refuse())
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    tone: 'error',
    title: 'The note was not sent',
    description: 'It is too long.',
  })
})

test('who has left a form that nobody has answered is not told that it was not done', async () => {
  await send()
  await act(async () => root.render(null))
  await act(async () => refuse(new ApiError(0, 'The shop cannot be reached.')))
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    tone: 'error',
    title: 'The shop has not answered',
    description: 'It may have been done all the same. Look before you try again.',
  })
})
