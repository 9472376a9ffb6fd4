import { expect, test } from 'vitest'
import { pictureOf } from './picture-source.ts'

const settings = { image_widths: [320, 160, 640], image_formats: ['avif', 'webp'] as const }
const context = { settings: { ...settings, image_formats: [...settings.image_formats] } }

test('a drawn picture comes in every width that the layout can use, and in the better format', () => {
  expect(pictureOf('/media/p/bag-red-1.webp', { ...context, upTo: 320 })).toEqual({
    src: '/media/p/bag-red-1.webp?w=320',
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/media/p/bag-red-1.webp?w=160&f=avif 160w, /media/p/bag-red-1.webp?w=320&f=avif 320w',
      },
    ],
  })
})

test('widths that the layout never uses are not named', () => {
  const widths = { settings: { image_widths: [96, 160, 320, 640], image_formats: [] } }
  expect(pictureOf('/media/p/bag-red-1.webp', { ...widths, upTo: 640 })).toEqual({
    src: '/media/p/bag-red-1.webp?w=640',
    srcSet:
      '/media/p/bag-red-1.webp?w=160 160w, /media/p/bag-red-1.webp?w=320 320w, /media/p/bag-red-1.webp?w=640 640w',
  })
})

test('an address on the own origin loses the origin', () => {
  const forms = pictureOf('https://shop.example/media/p/bag-red-1.webp', {
    ...context,
    origin: 'https://shop.example',
  })
  expect(forms.src).toBe('/media/p/bag-red-1.webp?w=640')
})

test.each([
  'https://cdn.example/uploads/bag.jpg',
  'data:image/svg+xml,%3Csvg/%3E',
  '/media/brand/logo.svg',
  '/media/p/bag-red-1.webp?v=2',
])('%s stays as it is', (url) => {
  expect(pictureOf(url, context)).toEqual({ src: url })
})

test('a server without widths gets plain addresses', () => {
  const plain = { settings: { image_widths: [], image_formats: [] } }
  expect(pictureOf('/media/p/bag-red-1.webp', plain)).toEqual({ src: '/media/p/bag-red-1.webp' })
})

test('no address is no picture', () => {
  expect(pictureOf('', context)).toEqual({ src: null })
  expect(pictureOf(null, context)).toEqual({ src: null })
})
