import { expect, test } from 'vitest'
import { addToast, type ToastEntry, toastLimit } from './toast-list.ts'

test('a toast stays five seconds at the bottom start, with its progress shown', () => {
  expect(addToast([], 'a', { title: 'Saved' })).toEqual([
    {
      id: 'a',
      title: 'Saved',
      tone: 'info',
      duration: 5000,
      position: 'bottom-start',
      progress: true,
      turn: 1,
    },
  ])
})

test('the oldest gives way to the twenty-first', () => {
  const toasts = Array.from({ length: 25 }, (_, index) => String(index)).reduce<ToastEntry[]>(
    (all, id) => addToast(all, id, { title: id }),
    [],
  )
  expect(toasts).toHaveLength(toastLimit)
  expect(toasts[0]?.id).toBe('5')
})

test('the same id replaces its toast in place and starts its clock again', () => {
  const first = addToast(addToast([], 'a', { title: 'Saving' }), 'b', { title: 'Other' })
  const second = addToast(first, 'a', { title: 'Saved', tone: 'success' })
  expect(second.map(({ id, title, turn }) => ({ id, title, turn }))).toEqual([
    { id: 'a', title: 'Saved', turn: 2 },
    { id: 'b', title: 'Other', turn: 1 },
  ])
})
