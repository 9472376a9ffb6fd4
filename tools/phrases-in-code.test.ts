import { expect, test } from 'vitest'
import { phrasesIn } from './phrases-in-code.ts'

const read = (text: string, isPage = true) => phrasesIn('a.tsx', text, isPage)

test.each([
  ['a text', `t('Add to cart')`, ['Add to cart']],
  ['kept for later', `phrase('Sold out')`, ['Sold out']],
  ['each branch', `t(a ? 'Verified' : b ? "Not yet" : name)`, ['Verified', 'Not yet']],
  ['what stands in for what is missing', `t(error?.message ?? 'It failed')`, ['It failed']],
  ['an apostrophe', `t('The shop\\'s own')`, [`The shop's own`]],
  ['nothing of another function', `words.t('No') || at('No')`, []],
])('finds %s', (_, text, phrases) => {
  expect(read(text)).toMatchObject({ phrases, faults: [] })
})

test('finds the form for one', () => {
  const { ones } = read(`t('{{count}} items', { count, defaultValue_one: 'One item' })`)
  expect([...ones]).toEqual([['{{count}} items', 'One item']])
})

test.each([
  ['between tags', '<b>Verified shop</b>'],
  ['beside a value', '<b>{name} and more</b>'],
  ['in a branch', `<b>{isVerified ? 'Verified shop' : null}</b>`],
  ['after a condition', `<b>{isVerified && 'Verified shop'}</b>`],
  ['in a template', '<b>{`Verified $' + '{shop}`}</b>'],
  ['in an attribute', '<img alt="A red dress" />'],
  ['in an attribute, single quotes', `<img alt='A red dress' />`],
  ['in a constant', `const said = 'Verified shop'; <b>{said}</b>`],
  ['in a constant object', `const said = { yes: 'Verified shop', no: '-' }; <b>{said.yes}</b>`],
  ['in any of its values', `const said = { yes: 'Verified shop', no: '-' }; <b>{said[is]}</b>`],
  ['of a setting', '<b>{settings.web_footer_text}</b>'],
  ["in an attribute's branch", `<img alt={isRed ? 'A red dress' : ''} />`],
])('bare words %s are a fault of a page', (_, text) => {
  expect(read(text).faults).toHaveLength(1)
  expect(read(text, false).faults).toEqual([])
})

test.each([
  `<b>{t('Verified shop')}</b>`,
  `const said = { yes: t('Verified shop'), key: 'verified' }; <b key={said.key}>{said.yes}</b>`,
  '<b>{settings.web_footer_text ? t(settings.web_footer_text) : settings.mobile}</b>',
  '<b className="rounded-tile">{count} / {total}</b>',
  '<style>{`.tile { color: red }`}</style>',
  `<a rel="nofollow">{join(['one', 'two'])}</a>`,
])('%s has none', (text) => {
  expect(read(text).faults).toEqual([])
})

test.each([
  [`t('Hello {{name}}')`, 'nothing'],
  [`t('Hello {{name}}', { nmae })`, 'nmae'],
  [`t('Hello', { name })`, 'name'],
])('%s: a hole without its value, a value without its hole', (text, given) => {
  expect(read(text).faults).toEqual([expect.stringContaining(`is given ${given}`)])
})

test.each([
  `t('Hello {{name}}', { name })`,
  `t('Hello {{name}}', { ...names })`,
  `t('Hello {{name}}', values)`,
  `t('{{count}} items', { count })`,
])('%s is filled', (text) => {
  expect(read(text).faults).toEqual([])
})
