import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

/** A page that has just been loaded. */
async function load() {
  vi.resetModules()
  const { createDrafts, ...all } = await import('./drafts.ts')
  return { ...all, notes: () => createDrafts('note', ({ text }) => ({ text: String(text) })) }
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Somebody has typed two notes, and the page is loaded again. */
async function reload() {
  const before = (await load()).notes()
  before.keep(7, 'one', { text: 'Warm' })
  before.keep(7, 'other', { text: 'Light' })
  return load()
}

test('what was typed is there after a reload, each under its name', async () => {
  const notes = (await reload()).notes()
  expect(notes.read(7, 'one')).toEqual({ text: 'Warm' })
  expect(notes.read(7, 'other')).toEqual({ text: 'Light' })
})

test('what is saved is gone, and nothing else', async () => {
  ;(await reload()).notes().forget(7, 'one')
  const notes = (await load()).notes()
  expect(notes.read(7, 'one')).toBeNull()
  expect(notes.read(7, 'other')).toEqual({ text: 'Light' })
})

test('nobody reads what somebody else has typed', async () => {
  expect((await reload()).notes().read(8, 'one')).toBeNull()
})

test('a log-out forgets it, also on a page that has loaded none of the forms', async () => {
  ;(await reload()).forgetDrafts()
  expect(stored.size).toBe(0)
})

test('it stays for who logs in again, and goes with another customer', async () => {
  const { keepDraftsOf } = await reload()
  keepDraftsOf(7)
  expect(stored.size).toBe(1)
  keepDraftsOf(8)
  expect(stored.size).toBe(0)
})

test('what is foreign is nothing', async () => {
  stored.set('form-drafts', '{"7":{"note":"Warm"}}')
  expect((await load()).notes().read(7, 'one')).toBeNull()
})

test('what a guest has typed is theirs once they have logged in, beside what they typed before', async () => {
  const { keepDraftsOf, notes } = await reload()
  notes().keep(null, 'one', { text: 'Cold' })
  expect(notes().read(7, 'one')).toEqual({ text: 'Warm' })
  keepDraftsOf(7)
  expect(notes().read(7, 'one')).toEqual({ text: 'Cold' })
  expect(notes().read(null, 'one')).toBeNull()
})
