import type { TestApi } from '../testing/index.ts'

const origin = 'http://shop.test'

/** Where a payment's page stands, without its query. */
export const pathOf = (address: string) => new URL(address).pathname

/** What a payment's form holds; null when the page has none. */
export async function readForm(api: TestApi, address: string) {
  const response = await api.app.request(address)
  const page = await response.text()
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  return { response, page, attempt: value('attempt'), amount: value('amount') }
}

/** Presses a button of a payment's page; answers the path that it leads to. */
export async function pressIn(
  api: TestApi,
  address: string,
  fields: Readonly<Record<string, string>>,
) {
  const response = await api.app.request(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const to = response.headers.get('Location')
  return { status: response.status, to: to ? new URL(to, origin) : null }
}
