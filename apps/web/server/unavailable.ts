/** What is shown when not even a page can be made: no script, no style file, no settings. */
const words = {
  en: {
    title: 'Back in a moment',
    text: 'The shop cannot show this page right now. Your cart is safe.',
    again: 'Try again',
  },
  ar: {
    title: 'سنعود بعد لحظات',
    text: 'لا يستطيع المتجر عرض هذه الصفحة الآن. سلتك محفوظة.',
    again: 'حاول مرة أخرى',
  },
  fa: {
    title: 'چند لحظهٔ دیگر برمی‌گردیم',
    text: 'فروشگاه اکنون نمی‌تواند این صفحه را نشان دهد. سبد شما سر جایش است.',
    again: 'دوباره تلاش کنید',
  },
}
type Tongue = keyof typeof words

/** The first language that the browser asks for and that is spoken here. */
const tongueOf = (accepted: string | undefined): Tongue => {
  const asked = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return asked.find((one): one is Tongue => Object.hasOwn(words, one)) ?? 'en'
}

/** @param accepted the request's Accept-Language */
export function unavailable(accepted: string | undefined): string {
  const tongue = tongueOf(accepted)
  const { title, text, again } = words[tongue]
  const direction = tongue === 'en' ? 'ltr' : 'rtl'
  return `<!doctype html><html lang="${tongue}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><style>main{display:grid;justify-items:center;gap:12px}body{font:16px/1.6 system-ui,sans-serif;display:grid;place-content:center;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box;text-align:center;background:Canvas;color:CanvasText}h1{font-size:28px;line-height:1.25;margin:0}p{margin:0;max-width:36ch;opacity:.8}a{margin-top:16px;padding:12px 24px;border-radius:12px;background:CanvasText;color:Canvas;text-decoration:none;font-weight:600}a:focus-visible{outline:3px solid Highlight;outline-offset:3px}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`
}
