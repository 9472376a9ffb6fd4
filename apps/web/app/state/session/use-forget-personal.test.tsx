// @vitest-environment jsdom
import { user } from '@shop/contract/fixtures'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resource, sharedResource, useResource } from '#app/data/resource.ts'
import { sessionStore, useSession } from '#app/data/session-store.ts'
import { useForgetPersonal } from './use-forget-personal.ts'

let answers: ((text: string) => void)[] = []
const load = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)))
const own = resource('own', load)
const everybodys = sharedResource('everybodys', async () => 'the shop’s')

let forget = () => {}
function Page() {
  forget = useForgetPersonal()
  const { token } = useSession()
  const mine = useResource(own, token ? [] : null)
  const theirs = useResource(everybodys, [])
  return `${mine.data ?? '…'} ${theirs.data ?? '…'}`
}

const root = () => createRoot(document.body.appendChild(document.createElement('main')))
const shown = () => document.querySelector('main')?.textContent
const logIn = (token: string) => act(async () => sessionStore.write({ token, user }))
const logOut = () =>
  act(async () => {
    sessionStore.clear()
    forget()
  })
const answer = (which: number, text: string) => act(async () => answers[which]?.(text))

let page: ReturnType<typeof root>
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  answers = []
  load.mockClear()
  page = root()
  await act(async () =>
    page.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Page />
      </SWRConfig>,
    ),
  )
})
afterEach(async () => {
  await act(async () => page.unmount())
  sessionStore.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a read of the last session that is under way does not stand in for the next one’s', async () => {
  await logIn('first')
  await logOut()
  await logIn('second')
  expect(load).toHaveBeenCalledTimes(2)
  await answer(0, 'the last one’s')
  expect(shown()).toBe('… the shop’s')
  await answer(1, 'mine')
  expect(shown()).toBe('mine the shop’s')
})

test('nor does one that was answered a moment ago', async () => {
  await logIn('first')
  await answer(0, 'the last one’s')
  expect(shown()).toBe('the last one’s the shop’s')
  await logOut()
  expect(shown()).toBe('… the shop’s')
  await logIn('second')
  await answer(1, 'mine')
  expect(shown()).toBe('mine the shop’s')
})
