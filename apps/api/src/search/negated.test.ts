import { expect, test } from 'vitest'
import { negatedIn } from './negated.ts'

test.each([
  ['not red dress', { negated: 'not red', unwanted: ['red'], rest: 'dress' }],
  ['Dress without sleeves', { negated: 'without sleeves', unwanted: ['sleeves'], rest: 'Dress' }],
  ['red dress not silk', { negated: 'not silk', unwanted: ['silk'], rest: 'red dress' }],
  [
    'dress neither red nor black',
    { negated: 'neither red nor black', unwanted: ['red', 'black'], rest: 'dress' },
  ],
  ['dress other than red', { negated: 'other than red', unwanted: ['red'], rest: 'dress' }],
  [
    'anything but the black shoes',
    { negated: 'anything but the black', unwanted: ['black'], rest: 'shoes' },
  ],
  ['لباس غیر از قرمز', { negated: 'غیر از قرمز', unwanted: ['قرمز'], rest: 'لباس' }],
  ['فستان ما عدا الأحمر', { negated: 'ما عدا الأحمر', unwanted: ['الأحمر'], rest: 'فستان' }],
  ['فستان بدون أكمام', { negated: 'بدون أكمام', unwanted: ['أكمام'], rest: 'فستان' }],
  ['کفش غیر چرم', { negated: 'غیر چرم', unwanted: ['چرم'], rest: 'کفش' }],
])('of "%s" it is known what is not wanted', (search, told) => {
  expect(negatedIn(search)).toEqual(told)
})

test('a brand of several words is not wanted as a whole', () => {
  const brandAt = (words: readonly string[]) => (at: number) =>
    words[at] === 'maren' ? { ids: [1], from: at, to: at + 3 } : null
  expect(negatedIn('dress not Maren & Moss silk', brandAt)).toEqual({
    negated: 'not Maren & Moss',
    unwanted: ['Maren & Moss'],
    rest: 'dress silk',
  })
})

test('where nothing else is said all else is wanted', () => {
  expect(negatedIn('no heels')).toEqual({ negated: 'no heels', unwanted: ['heels'], rest: '' })
})

test.each(['red dress', 'nothing', 'not', ''])('"%s" says nothing so', (search) => {
  expect(negatedIn(search)).toBeNull()
})
