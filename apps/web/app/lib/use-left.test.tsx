// @vitest-environment jsdom
import { act, Suspense, use } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLeft } from './use-left.ts'

let begin = () => () => false
let root: Root

function Form() {
  begin = useLeft().begin
  return <p>Form</p>
}
const never = new Promise<never>(() => undefined)
const Suspended = () => use(never)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const draw = (isSuspended: boolean) =>
  act(async () =>
    root.render(
      <Suspense fallback="…">
        <Form />
        {isSuspended ? <Suspended /> : null}
      </Suspense>,
    ),
  )

test('what is begun is left when its page goes', async () => {
  await draw(false)
  const isLeft = begin()
  expect(isLeft()).toBe(false)
  await act(async () => root.unmount())
  expect(isLeft()).toBe(true)
})

test('a page that is hidden until a part of it is loaded is not left', async () => {
  await draw(false)
  const isLeft = begin()
  await draw(true)
  expect(document.querySelector('p')?.style.display).toBe('none')
  expect(isLeft()).toBe(false)
})
