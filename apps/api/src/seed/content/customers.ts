import { lines } from './words.ts'

export type CustomerSeed = {
  name: string
  locale: 'en' | 'ar' | 'ir'
  email: string
  phone: string
  /** Place among the face pictures, from 1. */
  face: number
}

const rows = `en Emma Lindqvist f; en Oliver Hartmann m; ar ليلى الحداد h; en Amara Okafor d; en Daniel Novak m; en Sofia Marino f
  en Kwame Mensah d; ir رضا کریمی b; en Margaret Ellis o; ar نور الشامي f; en Lucas Moreau m; ar عبد الله القاسم t
  en Henrik Dahl o; en Zoe Carter d; en Hannah Becker f; en James Whitfield m; ar مريم السالم h; en Noah Fischer m
  en Grace Achieng d; ir امیر رضایی b; en Julia Kowalska f; en Marcus Bell d; en Ruth Abrams o; en Theo Laurent m
  ar سارة المنصور f; ir نگار احمدی f; en Isabel Torres f; en Peter Nagy m; en Aisha Rahman h; en Victor Silva m
  ir مریم حسینی f; en Clara Johansson f; en Samuel Osei d; ar خالد العتيبي b; en Elena Popescu f; en Finn O’Brien m
  en Priya Nair f; ir علی موسوی m; en Charlotte Dubois f; en Mateo Rossi m; ar فاطمة الزهراء h; en Ingrid Solberg f
  en Thomas Weber m; en Nadia Petrova f; en Leo Andersson m; ir سارا محمدی f; en Rosa Jimenez f; en Ethan Brooks m
  ar يوسف حمدان m; en Mia van Dijk f; en George Papadakis b; en Yuki Tanaka f; en Adam Kovacs m; ar هدى الخطيب h
  en Beatriz Costa f; en Oscar Nilsson m; ir حسین جعفری b; en Freya Madsen f; en Diego Alvarez m; en Alice Murray f`

/** Faces of the gallery that suit a row's letter. */
const faces: Record<string, readonly number[]> = {
  f: [1, 6, 10, 15, 21],
  m: [2, 5, 11, 16, 18, 24],
  d: [4, 7, 14, 19, 22],
  h: [3, 17],
  b: [8, 20],
  o: [9, 13, 23],
  t: [12],
}

const isLocale = (text: string): text is CustomerSeed['locale'] => ['en', 'ar', 'ir'].includes(text)

/** People who buy and review; they have no password, so nobody can log in as them. */
export const customers: readonly CustomerSeed[] = lines(rows)
  .flatMap((line) => line.split(';'))
  .map((entry, index) => {
    const parts = entry.trim().split(' ')
    const [locale = '', face = 'm'] = [parts[0], parts.at(-1)]
    const fitting = faces[face] ?? [1]
    return {
      name: parts.slice(1, -1).join(' '),
      locale: isLocale(locale) ? locale : 'en',
      email: `customer${index + 1}@shop.example`,
      phone: `0170000${String(1001 + index)}`,
      face: fitting[index % fitting.length] ?? 1,
    }
  })
