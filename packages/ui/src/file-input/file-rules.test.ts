import { expect, test } from 'vitest'
import { formatBytes, isAccepted, sortFiles } from './file-rules.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test.each([
  ['photo.PNG', 'image/png', undefined, true],
  ['photo.PNG', 'image/png', '.png', true],
  ['photo.png', 'image/png', 'image/*', true],
  ['photo.png', 'image/png', 'image/png,application/pdf', true],
  ['paper.pdf', 'application/pdf', ' .jpg , .pdf', true],
  ['paper.pdf', 'application/pdf', 'image/*', false],
  ['program.png.exe', 'application/x-msdownload', '.png,image/*', false],
  ['noname', '', 'image/*', false],
])('%s of type %j against accept=%j', (name, type, accept, expected) => {
  expect(isAccepted(file(name, type), accept)).toBe(expected)
})

test('every refused file keeps its own reason, and does not take another one’s place', () => {
  const files = [
    file('a.png', 'image/png'),
    file('b.exe', 'application/x-msdownload'),
    file('c.png', 'image/png', 5000),
    file('d.png', 'image/png'),
    file('e.png', 'image/png'),
  ]
  const { taken, refused } = sortFiles(files, 2, { accept: 'image/*', maxSize: 2000 })
  expect(taken.map(({ name }) => name)).toEqual(['a.png', 'd.png'])
  expect(refused.map(({ file: { name }, problem }) => [name, problem])).toEqual([
    ['b.exe', 'type'],
    ['c.png', 'size'],
    ['e.png', 'count'],
  ])
})

test('sizes read as people say them', () => {
  expect([0, 900, 1024, 1536, 350_000, 2 * 1024 ** 2, 5 * 1024 ** 3].map(formatBytes)).toEqual([
    '0 B',
    '900 B',
    '1 KB',
    '1.5 KB',
    '342 KB',
    '2 MB',
    '5 GB',
  ])
})
