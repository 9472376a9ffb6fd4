import { settings } from '@shop/contract/fixtures'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  chooseLanguage,
  chosenCurrency,
  defaultCurrency,
  followAppLocale,
  languageOf,
  retellChoices,
} from './choice.ts'

test('the default currency is shown until another is chosen', () => {
  expect(chosenCurrency(settings, null).name).toBe('USD')
  expect(chosenCurrency(settings, 'EUR|USD').name).toBe('EUR')
})

test("a choice falls when the shop's default changes, or when the currency is gone", () => {
  expect(chosenCurrency(settings, 'EUR|GBP').name).toBe('USD')
  expect(chosenCurrency(settings, 'XXX|USD').name).toBe('USD')
})

test('settings without a list of currencies still have one', () => {
  expect(defaultCurrency({ ...settings, currencies: [] })).toMatchObject({
    name: 'USD',
    symbol: '$',
    rate_from_default: 1,
  })
})

test('an unknown locale gives the language of the shop', () => {
  expect(languageOf(settings, 'ar').direction).toBe('rtl')
  expect(languageOf(settings, 'xx').name).toBe('en')
  expect(languageOf({ ...settings, languages: [] }, 'ar').name).toBe('en')
})

describe('the language of the document', () => {
  const open = (href = 'https://shop.example/products') => {
    const stored = new Map<string, string>()
    const reload = vi.fn()
    const root = { lang: 'en', dir: 'ltr', dataset: { locale: 'en' } }
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    vi.stubGlobal('document', { documentElement: root })
    vi.stubGlobal('location', { href, reload })
    return { stored, reload, root }
  }
  afterEach(() => vi.unstubAllGlobals())

  test('a chosen one is stored, turns the document, and reloads the page', () => {
    const { stored, reload, root } = open()
    chooseLanguage(languageOf(settings, 'ar'))
    expect(stored.get('locale')).toBe('ar')
    expect(root).toMatchObject({ lang: 'ar', dir: 'rtl', dataset: { locale: 'ar' } })
    expect(reload).toHaveBeenCalledOnce()
  })

  test("follows the server's locale when that is not the default one known, once", () => {
    const { stored, reload, root } = open()
    followAppLocale({ ...settings, app_locale: 'en' })
    expect(reload).not.toHaveBeenCalled()
    followAppLocale({ ...settings, app_locale: 'ar' })
    expect(stored.get('default_locale')).toBe('ar')
    expect(root).toMatchObject({ lang: 'ar', dir: 'rtl' })
    followAppLocale({ ...settings, app_locale: 'ar' })
    expect(reload).toHaveBeenCalledOnce()
  })

  test('a shared link in a language follows nobody', () => {
    const { reload } = open('https://shop.example/?lang=en')
    followAppLocale({ ...settings, app_locale: 'ar' })
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('what is stored and what the server was told', () => {
  const open = (entries: Record<string, string>, cookies: string[] = [], takesCookies = true) => {
    const stored = new Map(Object.entries(entries))
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    vi.stubGlobal('document', {
      get cookie() {
        return cookies.join('; ')
      },
      set cookie(line: string) {
        if (takesCookies) cookies.push(line.split(';')[0] ?? '')
      },
    })
    return cookies
  }
  afterEach(() => vi.unstubAllGlobals())

  test('a choice whose cookie is gone is told again, and the page is made anew once', () => {
    const cookies = open({ locale: 'ar', currency: 'EUR|USD' }, ['currency=EUR%7CUSD'])
    expect(retellChoices()).toBe(true)
    expect(cookies).toEqual(['currency=EUR%7CUSD', 'locale=ar'])
    expect(retellChoices()).toBe(false)
  })

  test('nothing chosen, or nothing that can be told: the page stays', () => {
    open({})
    expect(retellChoices()).toBe(false)
    open({ locale: 'ar' }, [], false)
    expect(retellChoices()).toBe(false)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden')
      },
    })
    expect(retellChoices()).toBe(false)
  })
})
