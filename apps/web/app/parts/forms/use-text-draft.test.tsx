// @vitest-environment jsdom
import { user } from '@shop/contract/fixtures'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '#app/data/session-store.ts'
import { createTextDrafts, forgetDrafts } from '#app/state/drafts/drafts.ts'
import { useTextDraft } from './use-text-draft.ts'

const drafts = createTextDrafts('test', ['subject', 'message', 'name'])

function Form() {
  const { inputOf } = useTextDraft(drafts, 'form', { known: { name: 'Amina' } })
  return (
    <>
      <input {...inputOf('subject')} />
      <textarea {...inputOf('message')} />
      <input {...inputOf('name')} />
    </>
  )
}

const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}
const values = () => ['subject', 'message', 'name'].map((name) => input(name).value)

let root: Root | undefined
/** The page as the server drew it, in which somebody types before its code comes. */
const open = async (type = () => undefined as unknown) => {
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = renderToString(<Form />)
  type()
  await act(async () => {
    root = hydrateRoot(main, <Form />)
  })
}
const be = (id: number | null) =>
  act(async () =>
    id === null
      ? sessionStore.clear()
      : sessionStore.write({ token: 'token', user: { ...user, id } }),
  )

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root?.unmount())
  await be(null)
  document.body.replaceChildren()
  forgetDrafts()
  vi.unstubAllGlobals()
})

test('what is kept comes back, and what was typed before hydration stays beside it', async () => {
  drafts.keep(null, 'form', { subject: 'A parcel', message: 'It came open.' })
  await open(() => {
    input('message').value = 'Typed at once'
  })
  expect(values()).toEqual(['A parcel', 'Typed at once', 'Amina'])
})

test('a guest who logs in keeps what they have typed; whoever comes after a customer sees none of it', async () => {
  await open()
  input('message').value = 'As a guest'
  await be(1)
  expect(values()).toEqual(['', 'As a guest', 'Amina'])
  drafts.keep(2, 'form', { subject: 'Another one' })
  await be(2)
  expect(values()).toEqual(['Another one', '', 'Amina'])
  await be(null)
  expect(values()).toEqual(['', '', 'Amina'])
})

test('what was sent before the form was left stands in it no more once it is taken; what was typed since does', async () => {
  const sent = { subject: 'A parcel', message: 'It came open.' }
  drafts.keep(null, 'form', sent)
  await open()
  await act(async () => drafts.settle(null, 'form', sent))
  expect(values()).toEqual(['', '', 'Amina'])
  await act(async () => drafts.keep(null, 'form', { ...sent, message: 'Another one' }))
  input('subject').value = sent.subject
  input('message').value = 'Another one'
  await act(async () => drafts.settle(null, 'form', sent))
  expect(values()).toEqual(['', 'Another one', 'Amina'])
})
