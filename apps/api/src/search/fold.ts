/**
 * How words are compared. What is written in documents and what is typed go through the same function, so
 * that no database's own rules for languages matter: one may have none for Arabic, another other ones.
 */

/** Letters that are written in several ways, each as the one that it is compared as. */
const sameLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ٱ: 'ا',
}

/** Eastern digits as the ones of Latin texts. */
const digit = (letter: string) => {
  const code = letter.charCodeAt(0)
  return String(code - (code < 0x6f0 ? 0x660 : 0x6f0))
}

/** Marks of accents and vowels go, and so do hamza, Persian's ending of many and what hides between letters. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\u200c(?:ها|های|هایی)(?!\p{L})/gu, '')
    .replace(/[\p{M}\u0640\u0621\u00ad\u200c\u200d]/gu, '')
    .replace(/['’ʼ]s?(?!\p{L})/gu, ' ')
    .replace(/['’ʼ]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit)
    .replace(/[ßæœøłđıىیېکةەہھٱ]/g, (letter) => sameLetters[letter] ?? letter)

const irregular = new Map([
  ['women', 'woman'],
  ['womens', 'woman'],
  ['men', 'man'],
  ['mens', 'man'],
  ['children', 'child'],
  ['childrens', 'child'],
  ['mice', 'mouse'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['knives', 'knife'],
  ['scarves', 'scarf'],
  ['shelves', 'shelf'],
  ['loaves', 'loaf'],
  ['leaves', 'leaf'],
])

/** One and many are one word in English: enough of its rules for what shops sell. */
const singular = (word: string) => {
  const known = irregular.get(word)
  if (known) return known
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (/.{3}ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (/(ss|sh|ch|x|zz)es$/.test(word) || (/.{3}oes$/.test(word) && !word.endsWith('shoes')))
    return word.slice(0, -2)
  return word.replace(/s$/, '')
}

/** Arabic's colours of feminine things, and so of many, as they are folded. */
const feminine = new Map([
  ['حمرا', 'احمر'],
  ['زرقا', 'ازرق'],
  ['خضرا', 'اخضر'],
  ['صفرا', 'اصفر'],
  ['سودا', 'اسود'],
  ['بيضا', 'ابيض'],
])

/** Persian words whose last letter is their own, and without it another word: a board is no bed, a pan no tablet. */
const whole = new Set(['تخته', 'هفته', 'كاسه', 'تابه'])

/** Arabic without its article and the ending of a feminine word, one or many. */
const bare = (word: string) => {
  if (whole.has(word)) return word
  const stem = word.replace(/^(?:[وبكف]?ال|لل)(?=.{3})/, '').replace(/(?<=.{3})(?:ها|ات|ه)$/, '')
  return feminine.get(stem) ?? stem
}

/** A word as it is compared: `Dresses` and `dress`, `الأحذية` and `أحذيه` are one. */
const stemOf = (word: string) => (/[\u0600-\u06ff]/.test(word) ? bare(word) : singular(word))

/** So much of a word is compared; a longer one is no word. */
const longest = 40

/** A word of a text: its parts where it has a hyphen or the like, each as it is compared. */
export interface Word {
  /** As it was written. */
  readonly text: string
  /** `t` and `shirt` of `t-shirts`; one part in most words. */
  readonly parts: readonly string[]
}

const alternatives = new Set(['or', 'او', 'یا'].map((word) => folded(word)))

/** Whether a word says that what is before or behind it is meant: `red or black`. */
export const isAlternative = ({ parts }: Word): boolean =>
  parts.length === 1 && alternatives.has(parts[0] ?? '')

const partsOf = (text: string) =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((part) => stemOf(part).slice(0, longest))

/** The words of a text; what has no letter or digit is none. */
export const wordsOf = (text: string): Word[] =>
  text
    .split(/[\s,;/|()]+/)
    .map((word) => ({ text: word, parts: partsOf(word) }))
    .filter(({ parts }) => parts.length > 0)

/** The words that a Persian compound is made of where it is written with joints: `گوجه‌فرنگی` is two. */
export const jointsOf = (word: string): string[] =>
  word
    .split('\u200c')
    .flatMap((part) => stemsOf(part))
    .filter((stem) => !isSmall(stem))

/** All parts of all words of a text. */
export const stemsOf = (text: string): string[] => wordsOf(text).flatMap(({ parts }) => parts)

/** What parts are in one word: `tshirt`, `houseplant`. */
export const joined = (parts: readonly string[]): string => parts.join('').slice(0, longest)

const small = new Set(
  stemsOf(
    'a an the for in of on with and or to by from my me her mum mom wife colour color و في من مع على عن او یا با از برای در به ها های را لون رنگ',
  ),
)

/** Whether a word says nothing of what is looked for. */
export const isSmall = (stem: string): boolean => small.has(stem)

/** What people say around what they ask for: `do you have lamps`, `price of shoes`. A name may have these words. */
const asking = new Set(
  stemsOf(`i need want would like buy get find show looking search searching please do does you have sell there is are
    what which where how much many can could something some any good nice great quality online store price prices
    أريد اريد أحتاج ابحث أبحث هل لديكم عندكم يوجد شراء اشتري أشتري جيد جيدة ممتاز سعر اسعار أسعار كم ماذا شو وش ايه ألبس البس ارتدي
    می‌خوام می‌خواهم میخوام میخواهم بخرم خرید خریدن دنبال می‌گردم میگردم لطفا دارید دارین هست خوب قیمت چی بپوشم`),
)

/** Whether a word only says that something is asked for. */
export const isAsking = (stem: string): boolean => asking.has(stem)

/** A name by its telling words, as these are compared: `Maren & Moss` and `maren and moss` are one. */
export const nameKeyOf = (name: string): string =>
  stemsOf(name)
    .filter((stem) => !isSmall(stem))
    .join(' ')
