import { expect, test } from 'vitest'
import { popupRoom } from './use-popup-position.ts'

const view = { top: 0, bottom: 800 }

test('stands below while there is enough room, else where there is more', () => {
  expect(popupRoom({ top: 100, bottom: 144 }, view)).toEqual({ side: 'below', height: 320 })
  expect(popupRoom({ top: 500, bottom: 544 }, view)).toEqual({ side: 'below', height: 244 })
  expect(popupRoom({ top: 700, bottom: 744 }, view)).toEqual({ side: 'above', height: 320 })
})

test('stays usable over an on-screen keyboard', () => {
  expect(popupRoom({ top: 100, bottom: 144 }, { top: 0, bottom: 200 })).toEqual({
    side: 'above',
    height: 96,
  })
})
