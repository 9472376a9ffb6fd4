import { settings } from '@shop/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { contextFor, requestFacts } from './data/request-context.ts'
import { decideLanguage, defaultSettings } from './document.server.ts'

const decide = async (translations: () => Response | Promise<Response>) => {
  const request = new Request('https://shop.example/?lang=ar')
  const context = contextFor(request, {
    fetchApi: async ({ url }) =>
      url.includes('/lang/') ? translations() : Response.json({ data: settings }),
    origin: 'https://shop.example',
    keepData: null,
  })
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '/' }
  await decideLanguage(args, async () => new Response())
  return context.get(requestFacts)
}

test('a page has the language that was asked for, and its translations', async () => {
  const facts = await decide(() => Response.json({ Cart: 'السلة' }))
  expect(facts.locale).toBe('ar')
  expect(await facts.messages).toEqual({ Cart: 'السلة' })
})

test('translations that cannot be loaded are logged only: the page goes on without them', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const facts = await decide(() => Response.json({ message: 'No such file' }, { status: 500 }))
  expect(facts.locale).toBe('ar')
  expect(await facts.messages).toEqual({})
  expect(warn).toHaveBeenCalledExactlyOnceWith('"No such file"')
  warn.mockRestore()
})

test('a server that stays away is logged once, not for each page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (let page = 0; page < 5; page++) {
    const facts = await decide(() =>
      Response.json({ message: 'Away\u001b[2J\n2030 paid' }, { status: 503 }),
    )
    await facts.messages
  }
  expect(warn).toHaveBeenCalledExactlyOnceWith('"Away\\u001b[2J\\n2030 paid"')
  warn.mockRestore()
})

test('the loaders do not wait for translations', async () => {
  const facts = await decide(() => new Promise(() => undefined))
  expect(facts.locale).toBe('ar')
})

test('translations are asked for beside the settings, not after them', async () => {
  const requests: string[] = []
  const request = new Request('https://shop.example/?lang=ar')
  const context = contextFor(request, {
    fetchApi: async ({ url }) => {
      requests.push(new URL(url).pathname)
      return new Promise(() => undefined)
    },
    origin: 'https://shop.example',
    keepData: null,
  })
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '/' }
  void decideLanguage(args, async () => new Response())
  await vi.waitFor(() => expect(requests.toSorted()).toEqual(['/api/lang/ar', '/api/master']))
})

test('a language that the shop does not have is not asked for twice', async () => {
  const requests: string[] = []
  const decideIn = async (locale: string) => {
    const request = new Request(`https://shop.example/?lang=${locale}`)
    const context = contextFor(request, {
      fetchApi: async ({ url }) => {
        const { pathname } = new URL(url)
        requests.push(pathname)
        return Response.json(pathname === '/api/master' ? { data: settings } : { Cart: locale })
      },
      origin: 'https://shop.example',
      keepData: null,
    })
    const args = { request, context, params: {}, url: new URL(request.url), pattern: '/' }
    await decideLanguage(args, async () => new Response())
    return context.get(requestFacts)
  }
  await decideIn('en')
  requests.length = 0
  expect((await decideIn('xx')).locale).toBe(settings.app_locale)
  expect(requests.toSorted()).toEqual([`/api/lang/${settings.app_locale}`, '/api/master'])
})

test('a shop whose settings nobody has read promises nothing of returns', () => {
  expect(defaultSettings).toMatchObject({ return_order_within_days: 0, currency: { symbol: '$' } })
})
