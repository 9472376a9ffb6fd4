import { describe, expect, test } from 'vitest'
import { pictureOfColor } from './picture-of-color.ts'

const untold = (picture: string | null) => (picture === null ? null : { picture, color: null })

const find = (pictures: (string | null)[], name: string, colors = [{ id: 1, name }]) =>
  pictureOfColor(pictures.map(untold), colors, colors.find((color) => color.name === name) ?? null)

test('what the server says goes before what a name seems to say', () => {
  const [red, navy] = [
    { id: 7, name: 'Red' },
    { id: 9, name: 'Navy' },
  ]
  const pictures = [
    { picture: '/a-red.webp', color: null },
    null,
    { picture: '/b.webp', color: 7 },
    { picture: '/c.webp', color: 7 },
  ]
  expect(pictureOfColor(pictures, [red, navy], red)).toBe(2)
  expect(pictureOfColor(pictures, [red, navy], navy)).toBeNull()
})

describe('a picture named after the colour', () => {
  const pictures = [
    null,
    'https://shop.example/media/p/sneaker-navy-1.webp?w=640',
    '/uploads/sneaker_rose-gold_side.jpg',
    '/media/p/sneaker-rosegold-3.webp',
    '/uploads/%D8%A3%D8%AD%D9%85%D8%B1.png',
  ]

  test.each([
    ['Navy', 1],
    ['Rose gold', 2],
    ['Rosegold', 3],
    ['أحمر', 4],
    ['Red', null],
    ['', null],
  ])('%s is shown by %s', (name, index) => {
    expect(find(pictures, name)).toBe(index)
  })

  test('tells nothing when all are', () => {
    expect(find(['/a-red-1.webp', '/a-red-2.webp', null], 'Red')).toBeNull()
  })

  test('is found in a broken address too', () => {
    expect(find(['/%E0%A4%A-red.jpg', '/b.jpg'], 'red')).toBe(0)
  })
})

describe('where colours are translated', () => {
  const pictures = [
    '/p/bag-navy-1.webp',
    '/p/bag-navy-2.webp',
    '/p/bag-red-1.webp',
    '/p/bag-sky-1.webp',
  ]
  const colors = [
    { id: 5, name: 'كحلي' },
    { id: 2, name: 'أحمر' },
    { id: 9, name: 'أزرق سماوي' },
  ]

  test('the files follow the colours in their order', () => {
    expect(colors.map(({ name }) => find(pictures, name, colors))).toEqual([0, 2, 3])
  })

  test('other numbers of pictures and colours tell nothing', () => {
    expect(find(pictures, 'كحلي', colors.slice(0, 2))).toBeNull()
  })

  test('numbers are no colours', () => {
    expect(find(['/p/a-1.webp', '/p/a-2.webp', '/p/a-3.webp'], 'أحمر', colors)).toBeNull()
  })
})

test('without a colour nothing is told', () => {
  expect(pictureOfColor([untold('/a-red.webp')], [], null)).toBeNull()
})
