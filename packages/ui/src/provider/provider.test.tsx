import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rampFrom } from '../theme/index.ts'
import { ShopProvider } from './index.ts'

test('the colours come under a policy that lets in what has its nonce', () => {
  const markup = renderToStaticMarkup(
    <ShopProvider colors={rampFrom('#7a3fb3')} nonce="abc">
      text
    </ShopProvider>,
  )
  expect(markup).toMatch(/^<style nonce="abc">/)
})
