import { expect, test } from 'vitest'
import { createLastWish } from './last-wish.ts'

function server(is = false) {
  let calls = 0
  const send = async () => {
    calls += 1
    is = !is
    return { is, answer: is ? 'on' : 'off' }
  }
  return { send, state: () => is, calls: () => calls }
}

test('one press is one call', async () => {
  const { send, state, calls } = server()
  expect(await createLastWish<string>()(1, true, send)).toBe('on')
  expect([state(), calls()]).toEqual([true, 1])
})

test('three fast presses end where the last one wanted, with one call under way at a time', async () => {
  const { send, state, calls } = server()
  const wish = createLastWish<string>()
  const all = [wish(1, true, send), wish(1, false, send), wish(1, true, send)]
  expect(await Promise.all(all)).toEqual(['on', null, null])
  expect([state(), calls()]).toEqual([true, 1])
})

test('a wish that changed while the call was under way costs one more call', async () => {
  const { send, state, calls } = server()
  const wish = createLastWish<string>()
  const first = wish(1, true, send)
  void wish(1, false, send)
  expect(await first).toBe('off')
  expect([state(), calls()]).toEqual([false, 2])
})

test('a refusal reaches the caller, and the product can be pressed again', async () => {
  const wish = createLastWish<string>()
  await expect(wish(1, true, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const { send } = server()
  expect(await wish(1, true, send)).toBe('on')
})

test('products do not wait for each other', async () => {
  const wish = createLastWish<string>()
  const one = server()
  const two = server()
  await Promise.all([wish(1, true, one.send), wish(2, true, two.send)])
  expect([one.calls(), two.calls()]).toEqual([1, 1])
})
