import { expect, test } from 'vitest'
import { isArabicCopy, isLeftInEnglish } from './translated.ts'

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
