import { getProducts } from '@shop/contract'
import { products } from '@shop/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { createApiClient } from './api-client.ts'

const clientOf = (data: unknown) =>
  createApiClient({
    fetch: async () => Response.json({ data }),
    origin: () => 'https://shop.example',
    locale: () => 'en',
  })

test('a row that cannot be read is left out, and each kind of it is told once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const [one, other, ...rest] = products
  const answer = {
    total: 9,
    products: [{ ...one, price: null }, { ...other, price: 'a lot' }, ...rest],
  }
  for (let turn = 0; turn < 3; turn += 1) {
    const { data } = await clientOf(answer)(getProducts)
    expect(data.products.map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
  }
  // Without the value: it may be somebody's.
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'GET /products: a row is left out (price is no (number | string))',
  )

  await clientOf({ total: 2, products: [{ ...one, id: 'x' }, other] })(getProducts)
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})

test('an answer that cannot be read at all is told once', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  for (let turn = 0; turn < 3; turn += 1)
    await expect(clientOf('secret')(getProducts)).rejects.toThrow()
  expect(error).toHaveBeenCalledExactlyOnceWith('GET /products: cannot be read (it is no Object)')
  error.mockRestore()
})
