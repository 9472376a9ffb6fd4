import { settings } from '@shop/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { isOffered } from '#app/parts/frame/destination.ts'
import { drawInShop } from '#app/stories/draw-in-shop.tsx'
import { ContentFrame } from './content-frame.tsx'

vi.mock('#app/parts/frame/destination.ts')

const otherPages = () => {
  const shown = drawInShop(
    <ContentFrame title="Support">{null}</ContentFrame>,
    '/support',
    settings,
  )
  const links = shown.querySelectorAll('nav[aria-label="Good to know"] a')
  return [...links].map((link) => link.getAttribute('href'))
}

test('beside a page stand the other pages that this shop offers, and no other', () => {
  const ask = vi.mocked(isOffered).mockReturnValue(true)
  const all = otherPages()
  expect(all.length).toBeGreaterThan(1)
  for (const lacked of all) {
    ask.mockImplementation((page) => 'to' in page && page.to !== lacked)
    expect(otherPages()).toEqual(all.filter((page) => page !== lacked))
  }
  for (const [, asked] of ask.mock.calls) expect(asked).toBe(settings)
})
