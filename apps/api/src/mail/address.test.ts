import { expect, test } from 'vitest'
import { isSameEmail, readEmail } from './address.ts'

test.each([
  ['ada@shop.test', 'ada@shop.test'],
  ['  Ada.Love+lace@Shop.TEST \n', 'Ada.Love+lace@shop.test'],
  ["o'neil_{x}@mail.shop.test", "o'neil_{x}@mail.shop.test"],
  ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ａda＠shop。test', 'ada@shop.test'],
  ['\u212Aim@shop.test', 'Kim@shop.test'],
  [`${'a'.repeat(64)}@shop.test`, `${'a'.repeat(64)}@shop.test`],
])('%j is the address %j', (typed, email) => {
  expect(readEmail(typed)).toBe(email)
})

test.each([
  '',
  'ada',
  'ada@',
  '@shop.test',
  '<a@b>',
  '<ada@shop.test>',
  'Ada <ada@shop.test>',
  '"Ada" <ada@shop.test>',
  'ada(comment)@shop.test',
  'ada@shop.test(comment)',
  'ada@(comment)shop.test',
  '"ada lovelace"@shop.test',
  '"ada"@shop.test',
  'ada\\@shop.test',
  'a@b@shop.test',
  'ada@shop.test,eve@evil.test',
  'ada@shop.test;eve@evil.test',
  'ada@shop.test eve@evil.test',
  'ada@shop.test\r\nBcc: eve@evil.test',
  'ada@shop.test%0aBcc:eve@evil.test',
  'ada\u0000@shop.test',
  'ada\u202e@shop.test',
  'a\u200bda@shop.test',
  'ad\u00ada@shop.test',
  'ada @shop.test',
  '.ada@shop.test',
  'ada.@shop.test',
  'a..da@shop.test',
  'ada@shop',
  'ada@shop.test.',
  'ada@.shop.test',
  'ada@shop..test',
  'ada@-shop.test',
  'ada@shop-.test',
  'ada@sh_op.test',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada@[IPv6:::1]',
  'ada@0x7f.1',
  'ada@shop.123',
  'ada@shop.test/x',
  'ada@shop.test:25',
  'ada@ex%61mple.test',
  'аda@shop.test',
  'mıke@shop.test',
  `${'a'.repeat(65)}@shop.test`,
  `ada@${'a'.repeat(64)}.test`,
  `ada@${'abcdefgh.'.repeat(30)}test`,
])('%j is none', (typed) => {
  expect(readEmail(typed)).toBeNull()
})

test('two writings of one address are the same; capitals do not matter', () => {
  expect(isSameEmail('Ada@Shop.test', ' ada@SHOP.test')).toBe(true)
  expect(isSameEmail('ada@bücher.example', 'ADA@xn--bcher-kva.example')).toBe(true)
  expect(isSameEmail('ada@shop.test', 'eve@shop.test')).toBe(false)
  expect(isSameEmail(null, null)).toBe(true)
  expect(isSameEmail(null, 'ada@shop.test')).toBe(false)
})
