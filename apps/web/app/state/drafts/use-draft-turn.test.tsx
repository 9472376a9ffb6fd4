// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDrafts, forgetDrafts } from './drafts.ts'
import { useDraftTurn } from './use-draft-turn.ts'

const drafts = createDrafts('note', (stored) => stored as { text?: string; title?: string })

const turns: string[] = []
function Form({ saved }: { saved?: object }) {
  turns.push(useDraftTurn(drafts, 7, 'one', saved))
  return null
}

let root: Root
const show = (saved?: object) => act(async () => root.render(<Form {...(saved && { saved })} />))
const change = (edit: () => void) => act(async () => edit())
/** Whether it has begun anew since it was last looked at. */
let seen: string | undefined
const hasBegunAnew = () => {
  const before = seen
  seen = turns.at(-1)
  return before !== seen
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('main'))
  await show({ text: 'Warm' })
  hasBegunAnew()
})
afterEach(async () => {
  await act(async () => root.unmount())
  forgetDrafts()
  vi.unstubAllGlobals()
})

test('a form begins anew when what is saved is another, not when it is read again', async () => {
  await show({ text: 'Warm' })
  expect(hasBegunAnew()).toBe(false)
  await show({ text: 'Saved in another window' })
  expect(hasBegunAnew()).toBe(true)
})

test('it stays under who types, and begins anew when the draft has gone', async () => {
  await change(() => drafts.keep(7, 'one', { text: 'Light' }))
  expect(hasBegunAnew()).toBe(false)
  await change(() => drafts.keep(7, 'one', { text: 'Lighter' }))
  expect(hasBegunAnew()).toBe(false)
  await change(() => drafts.forget(7, 'one'))
  expect(hasBegunAnew()).toBe(true)
})

test('it begins anew with what was typed while the rest was sent', async () => {
  await change(() => drafts.keep(7, 'one', { title: 'Sent', text: 'Typed since' }))
  expect(hasBegunAnew()).toBe(false)
  await change(() => drafts.settle(7, 'one', { title: 'Sent', text: 'Sent' }))
  expect(hasBegunAnew()).toBe(true)
  await change(() => drafts.forget(7, 'another'))
  expect(hasBegunAnew()).toBe(false)
})

test('what was typed while something was sent is still a draft, and what was sent is none', async () => {
  drafts.keep(7, 'one', { title: 'Sent', text: 'Typed since' })
  drafts.settle(7, 'one', { title: 'Sent', text: 'Sent' })
  expect(drafts.read(7, 'one')).toEqual({ text: 'Typed since' })
  drafts.settle(7, 'one', { text: 'Typed since' })
  expect(drafts.read(7, 'one')).toBeNull()
})
