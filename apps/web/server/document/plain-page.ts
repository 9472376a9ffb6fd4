import { pageHeaders } from './policy.ts'

/** What is said when not even a page can be made: no script, no style file, no settings. */
const words = {
  en: {
    unavailable: {
      title: 'Back in a moment',
      text: 'The shop cannot show this page right now. Your cart is safe.',
    },
    busy: {
      title: 'One moment, please',
      text: 'Too many pages were asked for from here at once. Your cart is safe.',
    },
    tooLong: {
      title: 'This address is too long',
      text: 'Please open the page from a link of the shop.',
    },
    unreadable: {
      title: 'This address cannot be read',
      text: 'Please open the page from a link of the shop.',
    },
    again: 'Try again',
    home: 'Go to the shop',
  },
  ar: {
    unavailable: {
      title: 'سنعود بعد لحظات',
      text: 'لا يستطيع المتجر عرض هذه الصفحة الآن. سلتك محفوظة.',
    },
    busy: {
      title: 'لحظة من فضلك',
      text: 'طُلبت صفحات كثيرة من هنا في وقت واحد. سلتك محفوظة.',
    },
    tooLong: {
      title: 'هذا العنوان طويل جدًا',
      text: 'يرجى فتح الصفحة من أحد روابط المتجر.',
    },
    unreadable: {
      title: 'تعذّرت قراءة هذا العنوان',
      text: 'يرجى فتح الصفحة من أحد روابط المتجر.',
    },
    again: 'حاول مرة أخرى',
    home: 'إلى المتجر',
  },
  fa: {
    unavailable: {
      title: 'چند لحظهٔ دیگر برمی‌گردیم',
      text: 'فروشگاه اکنون نمی‌تواند این صفحه را نشان دهد. سبد شما سر جایش است.',
    },
    busy: {
      title: 'یک لحظه صبر کنید',
      text: 'از اینجا صفحه‌های زیادی هم‌زمان خواسته شد. سبد شما سر جایش است.',
    },
    tooLong: {
      title: 'این نشانی بیش از حد بلند است',
      text: 'لطفاً صفحه را از یکی از پیوندهای فروشگاه باز کنید.',
    },
    unreadable: {
      title: 'این نشانی خوانده نمی‌شود',
      text: 'لطفاً صفحه را از یکی از پیوندهای فروشگاه باز کنید.',
    },
    again: 'دوباره تلاش کنید',
    home: 'رفتن به فروشگاه',
  },
}
type Tongue = keyof typeof words

/** Why no page of the shop's own is shown. */
export type PlainReason = Exclude<keyof (typeof words)['en'], 'again' | 'home'>

/** The first language that the browser asks for and that is spoken here. */
const tongueOf = (accepted: string | null): Tongue => {
  const languages = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return languages.find((one): one is Tongue => Object.hasOwn(words, one)) ?? 'en'
}

const style =
  'main{display:grid;justify-items:center;gap:12px}body{font:16px/1.6 system-ui,sans-serif;display:grid;place-content:center;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box;text-align:center;background:Canvas;color:CanvasText}h1{font-size:28px;line-height:1.25;margin:0}p{margin:0;max-width:36ch;opacity:.8}a{margin-top:16px;padding:12px 24px;border-radius:12px;background:CanvasText;color:Canvas;text-decoration:none;font-weight:600}a:focus-visible{outline:3px solid Highlight;outline-offset:3px}'

function pageOf(reason: PlainReason, tongue: Tongue): string {
  const { title, text } = words[tongue][reason]
  const { again, home } = words[tongue]
  const direction = tongue === 'en' ? 'ltr' : 'rtl'
  const isAddress = reason === 'tooLong' || reason === 'unreadable'
  const link = isAddress ? `<a href="/">${home}</a>` : `<a href="">${again}</a>`
  return `<!doctype html><html lang="${tongue}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>${link}</main></body></html>`
}

/** What is no page of the shop's own runs nothing and loads nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The same answer with the headers that every answer for a page has. */
export function withPageHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value)
  headers.set('Content-Security-Policy', policy)
  return new Response(response.body, { status: response.status, headers })
}

/** A page by itself, in the first language of the browser that is spoken here. */
export function plainPage(
  reason: PlainReason,
  status: number,
  request: Request,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = pageOf(reason, tongueOf(request.headers.get('Accept-Language')))
  return withPageHeaders(
    new Response(body, {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...headers,
      },
    }),
  )
}
