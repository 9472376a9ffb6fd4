import { productDetails } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { mediaOf } from './media.ts'

test('the main picture leads, the film follows it', () => {
  expect(mediaOf(productDetails.thumbnails).map(({ type }) => type)).toEqual([
    'image',
    'video',
    'image',
    'image',
    'image',
  ])
})

test('what cannot be shown is left out', () => {
  expect(
    mediaOf([
      {
        id: 1,
        type: 'youtube',
        thumbnail: null,
        url: '<iframe src="https://evil.example">',
        color_id: null,
      },
      { id: 2, type: 'file', thumbnail: null, url: 'javascript:alert(1)', color_id: null },
      { id: 3, type: 'image', thumbnail: null, url: null, color_id: null },
    ]),
  ).toEqual([])
})

test('a film alone is shown', () => {
  const [film] = mediaOf([
    { id: 1, type: 'file', thumbnail: null, url: '/media/a.mp4', color_id: null },
  ])
  expect(film).toMatchObject({ type: 'video', film: '/media/a.mp4' })
})
