import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { Settings } from '@shop/contract'
import { chooseCountry, codeBox, toldCode } from './codes.ts'
import { set, setBack, shopToSet } from './settings-shop.ts'
import {
  addToCart,
  asShopper,
  expect,
  newShopper,
  plainProduct,
  saveAddress,
  signIn,
  test,
} from './shopper.ts'
import { wordsOf } from './words.ts'

test.use({ baseURL: shopToSet })
// One shop for all rows, one after the other; a row that fails stops no other.
test.describe.configure({ mode: 'default' })

const t = wordsOf('en')

interface Row {
  readonly says: string
  readonly set: readonly string[]
  /** What is on the screen with the setting as it was, and with the new one. */
  readonly before?: (page: Page, request: APIRequestContext) => Promise<unknown>
  readonly after: (page: Page, request: APIRequestContext) => Promise<unknown>
}

const main = (page: Page) => page.getByRole('main')
const footer = (page: Page) => page.getByRole('contentinfo')
const firstPrice = (page: Page) =>
  main(page)
    .getByRole('article')
    .first()
    .getByText(/\d\.\d\d/)
    .first()

const openLogin = async (page: Page) => {
  await page
    .getByRole('button', { name: t('Login') })
    .first()
    .click()
  return page.getByRole('dialog', { name: t('Login') })
}
const openRegistration = async (page: Page) => {
  await (await openLogin(page)).getByRole('button', { name: t('Sign up') }).click()
  return page.getByRole('dialog')
}
const openForgotten = async (page: Page) => {
  await (await openLogin(page)).getByRole('button', { name: t('Forgot password?') }).click()
  return page.getByRole('dialog')
}

/** Sends the registration dialog that is open, with what is given beside the name and the country. */
const register = async (page: Page, given: Readonly<Record<string, string>>) => {
  const dialog = page.getByRole('dialog', { name: t('Registration') })
  await dialog.getByRole('textbox', { name: t('Full name') }).fill('Nadia Karim')
  await chooseCountry(page, t)
  for (const [name, value] of Object.entries({ ...given, Password: 'a-good-password' }))
    await dialog.getByRole('textbox', { name: t(name) }).fill(value)
  await dialog.getByRole('button', { name: t('Register') }).click()
  await expect(page.getByText(t('Register Successful'))).toBeVisible()
}
const newEmail = () => `new-${randomUUID()}@shop.example`
const newPhone = () => `10${String(Date.now()).slice(-8)}`

/** Signs a new shopper in, who has an address. */
const enter = async (page: Page, request: APIRequestContext) => {
  const shopper = await newShopper(request)
  await saveAddress(request, shopper)
  await signIn(page, request, shopper)
  return { shopper, product: await plainProduct(request) }
}
const openCheckout = async (page: Page, request: APIRequestContext) => {
  const { shopper, product } = await enter(page, request)
  await addToCart(request, shopper, { product_id: product.id })
  await page.goto('/checkout')
  return shopper
}
const placeOrder = (page: Page) =>
  main(page)
    .getByRole('button', { name: t('Place order') })
    .first()
    .click()
/** Answers what an order waits for: the code of an account that is not verified. */
const prove = async (page: Page) => {
  await expect(codeBox(page, t)).toBeFocused()
  await page.keyboard.type(await toldCode(page, t))
}

const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))

/** The colours that the browser's own bar takes from the page, and an installed shop from its manifest. */
const barsOf = async (page: Page, request: APIRequestContext) => {
  const { theme_color } = await (await request.get('/manifest.webmanifest')).json()
  return [await page.locator('meta[name=theme-color]').first().getAttribute('content'), theme_color]
}

const shades = ['', 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const twelve = shades.map((shade) => `theme_colors.primary${shade}=#aa0044`)

const rows: readonly Row[] = [
  {
    says: 'the currency stands after the amount',
    set: ['currency.position=suffix'],
    before: (page) => expect(firstPrice(page)).toHaveText(/^\$[\d,]+\.\d\d$/),
    after: (page) => expect(firstPrice(page)).toHaveText(/^[\d,]+\.\d\d \$$/),
  },
  {
    says: 'the currency has another symbol',
    set: ['currency.symbol=US$'],
    after: (page) => expect(firstPrice(page)).toHaveText(/^US\$/),
  },
  {
    says: 'another currency is the default one, at its rate',
    set: ['currency.name=EUR'],
    after: (page) => expect(firstPrice(page)).toHaveText(/^€/),
  },
  {
    says: "a chosen currency's price is the amount times its rate",
    set: ['currencies.EUR.rate=2'],
    after: async (page, request) => {
      const { data } = await (await request.get('/api/product-details?product_id=15')).json()
      const { price, discount_price } = data.product
      await page.goto('/products/15/details')
      await page.getByRole('button', { name: new RegExp(t('Currency')) }).click()
      await page.getByRole('menuitemradio', { name: /EUR/ }).click()
      const total = ((discount_price || price) * 2).toFixed(2)
      await expect(main(page).getByText(`€${total}`).first()).toBeVisible()
    },
  },
  {
    says: 'with one currency there is nothing to choose',
    set: ['EUR', 'SAR', 'IRR'].map((name) => `currencies.${name}.is_active=false`),
    before: (page) => expect(page.getByRole('button', { name: /Currency/ })).toBeVisible(),
    after: (page) => expect(page.getByRole('button', { name: /Currency/ })).toHaveCount(0),
  },
  {
    says: 'the app has its name in the title and the logo',
    set: ['app_name=Harbour & Pine'],
    after: async (page) => {
      await expect(page).toHaveTitle('Home - Harbour & Pine')
      await expect(page.getByRole('link', { name: 'Harbour & Pine' }).first()).toBeVisible()
    },
  },
  {
    says: 'with one vendor nothing speaks of shops',
    set: ['multi_vendor=false'],
    before: (page) =>
      expect(main(page).getByRole('heading', { name: t('Top shops') })).toBeVisible(),
    after: async (page) => {
      await main(page).getByRole('article').first().waitFor()
      await expect(main(page).getByRole('heading', { name: t('Top shops') })).toHaveCount(0)
      await expect(page.getByRole('link', { name: t('Shops'), exact: true })).toHaveCount(0)
      await expect(page.getByText(t('Become a Seller'))).toHaveCount(0)
    },
  },
  {
    says: 'the hotline has another number',
    set: ['mobile=+49 30 1234'],
    after: (page) =>
      expect(page.getByRole('link', { name: /Hotline.*\+49 30 1234/ })).toHaveAttribute(
        'href',
        'tel:+49301234',
      ),
  },
  {
    says: 'without a number there is no hotline',
    set: ['mobile='],
    after: (page) => expect(page.getByText(t('Hotline'))).toHaveCount(0),
  },
  {
    says: 'the footer is hidden',
    set: ['web_show_footer=false'],
    before: (page) => expect(footer(page)).toHaveCount(1),
    after: (page) => expect(footer(page)).toHaveCount(0),
  },
  {
    says: "the footer's last line has another text",
    set: ['web_footer_text=Made by hand'],
    after: (page) =>
      expect(footer(page).getByText(`${new Date().getUTCFullYear()} Made by hand`)).toBeVisible(),
  },
  {
    says: 'without a text the footer says the default',
    set: ['web_footer_text='],
    after: (page) => expect(footer(page).getByText(/All right reserved by company$/)).toBeVisible(),
  },
  {
    says: "the footer's description stands under its logo",
    set: ['web_footer_description=Ten shops, one street.', 'footers.1.items.2.is_active=false'],
    after: (page) => expect(footer(page).getByText('Ten shops, one street.')).toBeVisible(),
  },
  {
    says: 'logos are the ones that are set',
    set: [
      'web_logo=app/icon.svg',
      'web_footer_logo=app/qr.svg',
      'web_logo_dark=app/logo-light.svg',
    ],
    after: async (page) => {
      const image = (region: 'banner' | 'contentinfo') =>
        page.getByRole(region).getByRole('img', { name: 'Solano' }).first()
      await expect(image('banner')).toHaveAttribute('src', /\/app\/icon\.svg/)
      await expect(image('contentinfo')).toHaveAttribute('src', /\/app\/qr\.svg/)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(image('banner')).toHaveAttribute('src', /\/app\/logo-light\.svg/)
    },
  },
  {
    says: 'the icon of the page is the one that is set',
    set: ['app_logo=app/qr.svg'],
    after: (page) =>
      expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/app\/qr\.svg/),
  },
  {
    says: 'the shop has moved',
    set: ['address=4 Harbour Lane'],
    after: async (page) => {
      await page.goto('/contact-us')
      await expect(main(page).getByText('4 Harbour Lane')).toBeVisible()
    },
  },
  {
    says: 'what is bought can be sent back for longer',
    set: ['return_order_within_days=45'],
    after: async (page) => {
      await page.goto('/products/1/details')
      await expect(main(page).getByRole('link', { name: /45/ })).toBeVisible()
    },
  },
  {
    says: 'no visit is measured',
    set: ['web_vitals_percent=0'],
    after: async (page) => {
      const measured: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/build/vitals-')) measured.push(request.url())
      })
      await page.goto('/')
      await page.mouse.wheel(0, 100)
      // What else comes with the first sign of use.
      await expect(
        page.locator('link[rel="modulepreload"][href*="/product-details-"]'),
      ).toHaveCount(1)
      expect(measured).toEqual([])
    },
  },
  {
    says: "without a code to scan the footer's stores stand alone",
    set: ['footer_qr='],
    before: (page) => expect(footer(page).getByRole('img', { name: /QR/ })).toHaveCount(1),
    after: (page) => expect(footer(page).getByRole('img', { name: /QR/ })).toHaveCount(0),
  },
  {
    says: 'a store without a link is not offered',
    set: ['google_playstore_link=', 'app_store_link=https://apps.apple.com/app/other'],
    after: async (page) => {
      await expect(footer(page).getByRole('link', { name: /Google Play/ })).toHaveCount(0)
      await expect(footer(page).getByRole('link', { name: /App Store/ })).toHaveAttribute(
        'href',
        /other$/,
      )
    },
  },
  {
    says: 'the menu bar offers no app',
    set: ['show_download_app=false'],
    before: (page) =>
      expect(page.getByRole('button', { name: t('Download our app') })).toBeVisible(),
    after: (page) =>
      expect(page.getByRole('button', { name: t('Download our app') })).toHaveCount(0),
  },
  {
    says: 'without stores and without a code there is no app to offer',
    set: ['google_playstore_link=', 'app_store_link=', 'footer_qr='],
    before: (page) =>
      expect(page.getByRole('button', { name: t('Download our app') })).toBeVisible(),
    after: async (page) => {
      await main(page).getByRole('article').first().waitFor()
      await expect(page.getByRole('button', { name: t('Download our app') })).toHaveCount(0)
    },
  },
  {
    says: 'social links are the ones that are set',
    set: ['social_links.X.is_active=false', 'social_links.YouTube.link=https://video.example/us'],
    after: async (page) => {
      await expect(footer(page).getByRole('link', { name: 'X', exact: true })).toHaveCount(0)
      await expect(footer(page).getByRole('link', { name: 'YouTube' })).toHaveAttribute(
        'href',
        'https://video.example/us',
      )
    },
  },
  {
    says: 'twelve colours are a theme',
    set: twelve,
    after: async (page, request) => {
      expect((await primary(page)).trim()).toBe('#aa0044')
      expect(await barsOf(page, request)).toEqual(['#aa0044', '#aa0044'])
    },
  },
  {
    says: 'eleven colours are none: the default theme stays',
    set: [...twelve.slice(0, 11), 'theme_colors.primary950='],
    after: async (page, request) => {
      await main(page).getByRole('article').first().waitFor()
      expect((await primary(page)).trim()).not.toBe('#aa0044')
      expect(await barsOf(page, request)).not.toContain('#aa0044')
    },
  },
  {
    says: 'a menu entry leads elsewhere as a plain link, another is gone',
    set: [
      'menus.Home.title=Start',
      'menus.Help Center.url=https://help.example/',
      'menus.Best Deal.is_active=false',
    ],
    after: async (page) => {
      const bar = page.getByRole('navigation')
      await expect(bar.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/')
      const help = bar.getByRole('link', { name: /Help Center/ })
      await expect(help).toHaveAttribute('href', 'https://help.example/')
      await expect(help).toHaveAttribute('target', '_blank')
      await expect(bar.getByRole('link', { name: 'Best Deal' })).toHaveCount(0)
    },
  },
  {
    says: 'footer columns are the ones that are set',
    set: [
      'footers=[{"title":"Only","items":[{"type":"link","title":"All Products","url":"/products"},{"type":"phone","title":"+1 23"}]}]',
    ],
    after: async (page) => {
      await expect(footer(page).getByRole('heading')).toHaveText(['Only'])
      await expect(footer(page).getByRole('link', { name: 'All Products' })).toHaveAttribute(
        'href',
        '/products',
      )
      await expect(footer(page).getByRole('link', { name: '+1 23' })).toHaveAttribute(
        'href',
        'tel:+123',
      )
    },
  },
  {
    says: 'with one language there is nothing to choose',
    set: ['languages.ar.is_active=false', 'languages.ir.is_active=false'],
    before: (page) => expect(page.getByRole('button', { name: /Language/ })).toBeVisible(),
    after: (page) => expect(page.getByRole('button', { name: /Language/ })).toHaveCount(0),
  },
  {
    says: 'a language says its direction and its name',
    set: ['languages.en.direction=rtl', 'languages.en.title=Anglais'],
    after: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('button', { name: /Language.*Anglais/ })).toBeVisible()
    },
  },
  {
    says: "the shop's own language is what a new visitor reads",
    set: ['app_locale=ar'],
    after: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    },
  },
  {
    says: 'only a local environment fills in the demo account',
    set: ['app_environment=production'],
    before: async (page) =>
      expect(
        (await openLogin(page)).getByRole('textbox', { name: t('Email or phone') }),
      ).not.toHaveValue(''),
    after: async (page) =>
      expect(
        (await openLogin(page)).getByRole('textbox', { name: t('Email or phone') }),
      ).toHaveValue(''),
  },
  {
    says: 'a provider that is off has no button',
    set: ['social_auths.google.is_active=false'],
    before: async (page) =>
      expect((await openLogin(page)).getByRole('button', { name: /Google/ })).toBeVisible(),
    after: async (page) => {
      const dialog = await openLogin(page)
      await expect(dialog.getByRole('button', { name: /Facebook/ })).toBeVisible()
      await expect(dialog.getByRole('button', { name: /Google/ })).toHaveCount(0)
    },
  },
  {
    says: 'a forgotten password asks for a phone number',
    set: ['forgot_otp_type=phone'],
    before: async (page) =>
      expect((await openForgotten(page)).getByRole('textbox', { name: t('Email') })).toBeVisible(),
    after: async (page) =>
      expect(
        (await openForgotten(page)).getByRole('textbox', { name: t('Phone number') }),
      ).toBeVisible(),
  },
  {
    says: 'the phone number may be left out',
    set: ['phone_required=false'],
    before: async (page) => {
      const dialog = await openRegistration(page)
      for (const name of ['Phone number', 'Email'])
        await expect(dialog.getByRole('textbox', { name: t(name) })).toHaveAttribute('required')
    },
    after: async (page) => {
      const dialog = await openRegistration(page)
      await expect(dialog.getByRole('textbox', { name: t('Phone number') })).not.toHaveAttribute(
        'required',
      )
      await expect(dialog.getByRole('textbox', { name: t('Email') })).toHaveAttribute('required')
      await register(page, { Email: newEmail() })
      await expect(codeBox(page, t)).toBeVisible()
    },
  },
  {
    says: 'the e-mail may be left out where codes go to phones',
    set: ['register_otp_type=phone', 'forgot_otp_type=phone'],
    after: async (page) => {
      const dialog = await openRegistration(page)
      await expect(dialog.getByRole('textbox', { name: t('Phone number') })).toHaveAttribute(
        'required',
      )
      await expect(dialog.getByRole('textbox', { name: t('Email') })).not.toHaveAttribute(
        'required',
      )
      await register(page, { 'Phone number': newPhone() })
      await expect(codeBox(page, t)).toBeVisible()
    },
  },
  {
    says: 'a new shopper is asked for no code',
    set: ['register_otp_verify=false'],
    after: async (page) => {
      await openRegistration(page)
      await register(page, { 'Phone number': newPhone(), Email: newEmail() })
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  {
    says: 'a phone number is as long as the settings say',
    set: ['phone_min_length=4', 'phone_max_length=5'],
    after: async (page) => {
      const box = (await openRegistration(page)).getByRole('textbox', { name: t('Phone number') })
      await box.fill('1234567')
      await expect(box).toHaveValue('12345')
    },
  },
  {
    says: 'cash is not taken',
    set: ['cash_on_delivery=false'],
    before: async (page, request) => {
      await openCheckout(page, request)
      await expect(main(page).getByRole('radio', { name: t('Cash on delivery') })).toBeVisible()
    },
    after: async (page, request) => {
      await openCheckout(page, request)
      await expect(main(page).getByRole('heading', { name: t('Payment method') })).toBeVisible()
      await expect(main(page).getByRole('radio', { name: t('Cash on delivery') })).toHaveCount(0)
    },
  },
  {
    says: 'paying online is not offered, nor any gateway',
    set: ['online_payment=false'],
    after: async (page, request) => {
      await openCheckout(page, request)
      await expect(main(page).getByRole('radio', { name: t('Cash on delivery') })).toBeVisible()
      await expect(main(page).getByRole('radio', { name: /sandbox/i })).toHaveCount(0)
    },
  },
  {
    says: 'a gateway has another title',
    set: ['payment_gateways.sandbox.title=By card'],
    after: async (page, request) => {
      await openCheckout(page, request)
      await expect(main(page).getByRole('radio', { name: 'By card' })).toBeVisible()
    },
  },
  {
    says: 'an order needs a verified account: a code later it is placed by itself',
    set: ['order_place_account_verify=true'],
    after: async (page, request) => {
      const shopper = await openCheckout(page, request)
      await main(page).getByRole('checkbox').first().press(' ')
      await placeOrder(page)
      await prove(page)
      await expect(page.getByRole('dialog', { name: t('Thank you for your order') })).toBeVisible()
      const headers = asShopper(shopper)
      const { data } = await (await request.get('/api/orders', { headers })).json()
      expect(data.total).toBe(1)
    },
  },
  {
    says: 'what is bought now needs one too: its payment opens after the code',
    set: ['order_place_account_verify=true'],
    after: async (page, request) => {
      const { product } = await enter(page, request)
      await page.goto(`/products/${product.id}/details`)
      await main(page)
        .getByRole('button', { name: t('Buy now') })
        .click()
      await expect(page).toHaveURL(/\/buynow$/)
      await main(page)
        .getByRole('radio', { name: t('Sandbox') })
        .press(' ')
      const waiting = page.waitForEvent('popup')
      await placeOrder(page)
      const early = await waiting
      await expect.poll(() => early.isClosed()).toBe(true)
      const opening = page.waitForEvent('popup')
      await prove(page)
      const gateway = await opening
      await gateway.getByRole('button', { name: t('Approve payment') }).click()
      await expect(page.getByRole('dialog', { name: t('Thank you for your order') })).toBeVisible()
    },
  },
]

for (const row of rows)
  test(row.says, async ({ page, request, quiet }) => {
    quiet(/Failed to load resource/)
    const before = await set([])
    await page.goto('/')
    await row.before?.(page, request)
    try {
      await set(row.set)
      await page.goto('/')
      await row.after(page, request)
    } finally {
      await setBack(before, row.set)
    }
  })

/** What is not set while a shop runs, or seen in another test. */
const notHere = [
  // The demo shop's contact page has another.
  'email',
  // At the shop's own port (decision 023).
  'pusher_app_key',
  'pusher_app_cluster',
  'pusher_host',
  'pusher_port',
  'pusher_scheme',
  // What the server can do: each with and without in stories, and in stock-server.spec.ts.
  'image_widths',
  'image_formats',
  'capabilities',
]

test('every setting has its row', () => {
  const withRow = new Set(rows.flatMap(({ set }) => set.map((text) => text.split(/[.=]/)[0])))
  const lacking = Object.keys(Settings.entries).filter((name) => !withRow.has(name))
  expect(lacking.toSorted()).toEqual(notHere.toSorted())
})

test('the command speaks to the running shop, and refuses what is no value', async ({
  request,
}) => {
  const run = (...changes: string[]) =>
    execFileSync('npm', ['run', '--silent', 'settings', '--', ...changes], {
      cwd: new URL('../../..', import.meta.url),
      env: {
        ...process.env,
        PORT: new URL(shopToSet).port,
        DATA_DIR: process.env.SETTINGS_DATA_DIR,
      },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  expect(run()).toContain('app_name=Solano')
  expect(run('web_footer_text=Set by command')).toBe('web_footer_text=Set by command\n')
  expect(await (await request.get('/')).text()).toContain('Set by command')
  expect(() => run('multi_vendor=perhaps')).toThrow(/multi_vendor/)
  run('web_footer_text=All right reserved by Solano')
})
