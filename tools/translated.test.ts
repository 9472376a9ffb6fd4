import { expect, test } from 'vitest'
import { isArabicCopy, isLeftInEnglish, isOfAnother } from './translated.ts'

test.each([
  ['Add to cart', 'Add to cart', true],
  ['Add to cart', 'أضف إلى السلة', false],
  ['({{price}})', '({{price}})', false],
])('"%s" as "%s": left in English %s', (phrase, translated, isLeft) => {
  expect(isLeftInEnglish(phrase, translated)).toBe(isLeft)
})

test.each([
  ['Add to cart', 'أضف إلى السلة', 'أضف إلى السلة', true],
  ['Add to cart', 'أضف إلى السلة', 'افزودن به سبد', false],
  ['Delete', 'حذف', 'حذف', false],
  ['Delete {{name}}', 'حذف {{name}}', 'حذف {{name}}', false],
  ['(+{{price}})', '(+{{price}})', '(+{{price}})', false],
  ['Add to cart', undefined, 'افزودن به سبد', false],
])('"%s", in Arabic "%s", in Persian "%s": a copy %s', (phrase, arabic, persian, isCopy) => {
  expect(isArabicCopy(phrase, arabic, persian)).toBe(isCopy)
})

test.each([
  ['The coupon has been used', 'The voucher has ended today', true],
  ['The coupon has been used', 'The Coupon has been used', false],
  ['Log in', 'Login', false],
])('"%s" and "%s" in the same words: one is the other’s %s', (phrase, other, isOther) => {
  expect(isOfAnother(phrase, other)).toBe(isOther)
})
