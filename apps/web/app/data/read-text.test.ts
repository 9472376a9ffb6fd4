import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

/** An answer that goes on for ever; `isStopped` says whether somebody has told it to end. */
const endless = (pause: number, part: string) => {
  let isStopped = false
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      controller.enqueue(new TextEncoder().encode(part))
    },
    cancel: () => {
      isStopped = true
    },
  })
  return { response: new Response(stream), isStopped: () => isStopped }
}
const never = new AbortController().signal

test('an answer is read to its end, letters that are cut in two included', async () => {
  const bytes = new TextEncoder().encode('سلة')
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readText(new Response(stream), never)).toBe('سلة')
  expect(await readText(new Response(null), never)).toBe('')
})

test('one without an end is given up when the time is', async () => {
  const { response, isStopped } = endless(5, ' ')
  await expect(readText(response, AbortSignal.timeout(50))).rejects.toThrow()
  expect(isStopped()).toBe(true)
})

test('and when it is longer than any answer', async () => {
  const { response, isStopped } = endless(0, ' '.repeat(1_000_000))
  await expect(readText(response, never)).rejects.toThrow('no end')
  expect(isStopped()).toBe(true)
})
