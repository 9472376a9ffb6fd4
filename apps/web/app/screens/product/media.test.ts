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
        url: '<iframe src="javascript:alert(1)">',
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
  expect(film).toMatchObject({ type: 'video', film: '/media/a.mp4', poster: '' })
})

test("a film's own picture stands for it, else the main one", () => {
  const picture = { id: 2, type: 'image' as const, thumbnail: '/b.webp', url: null, color_id: null }
  const film = { id: 1, type: 'file' as const, url: '/a.webm', color_id: null }
  const posterOf = (thumbnail: string | null) =>
    mediaOf([{ ...film, thumbnail }, picture]).flatMap((one) =>
      one.type === 'video' ? one.poster : [],
    )
  expect(posterOf('/a.webp')).toEqual(['/a.webp'])
  expect(posterOf(null)).toEqual(['/b.webp'])
})

test('a chosen colour brings its own pictures and those of no colour', () => {
  const told = [3, 3, null, 4, 4, 5] as const
  const thumbnails = told.map((color_id, index) => ({
    id: index,
    type: 'image' as const,
    thumbnail: `${index}`,
    url: null,
    color_id,
  }))
  const shown = (color: number | null) =>
    mediaOf(thumbnails, { color }).flatMap((one) => (one.type === 'image' ? one.picture : []))
  expect(shown(4)).toEqual(['2', '3', '4'])
  expect(shown(5)).toEqual(['2', '5'])
  // None is chosen, or no picture shows it: the first colour's.
  expect(shown(null)).toEqual(['0', '1', '2'])
  expect(shown(9)).toEqual(['0', '1', '2'])
})

test("a file on the shop's own origin is played without https, too", () => {
  const film = (url: string) =>
    mediaOf([{ id: 1, type: 'file', thumbnail: null, url, color_id: null }], {
      origin: 'http://localhost:3000',
    })
  expect(film('http://localhost:3000/media/a.webm')).toMatchObject([{ film: '/media/a.webm' }])
  expect(film('http://elsewhere.example/media/a.webm')).toEqual([])
})

test('where no player is allowed, a link leads to the film', () => {
  expect(
    mediaOf([
      {
        id: 1,
        type: 'vimeo',
        thumbnail: null,
        url: '<iframe src="https://films.example/embed/7"></iframe>',
        color_id: null,
      },
    ]),
  ).toMatchObject([{ type: 'video', link: 'https://films.example/embed/7' }])
})
