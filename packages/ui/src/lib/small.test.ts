import { expect, test } from 'vitest'
import { initials } from '../avatar/initials.ts'
import { formatCount } from '../count-badge/format-count.ts'
import { mergeRefs } from './merge-refs.ts'

test('initials are those of the first and the last word', () => {
  expect(['Noor al-Amin Haddad', 'madonna', '  ', 'نور الحداد', '👩‍🚀 Ada'].map(initials)).toEqual([
    'NH',
    'M',
    '',
    'نا',
    '👩A',
  ])
})

test('counts above the limit get a plus', () => {
  expect([formatCount(3), formatCount(99), formatCount(100), formatCount(10, 9)]).toEqual([
    '3',
    '99',
    '99+',
    '9+',
  ])
})

test('merged refs are all set, and all cleaned up', () => {
  const object = { current: null as string | null }
  const observed: Array<string | null> = []
  const cleanup = mergeRefs<string>(object, (value) => {
    observed.push(value)
  })('element')
  expect([object.current, observed]).toEqual(['element', ['element']])
  if (typeof cleanup === 'function') cleanup()
  expect([object.current, observed]).toEqual([null, ['element', null]])
})
