import { expect, test } from 'vitest'
import { changesIn, isOther, mergeChanges } from './changes.ts'

test('a draft is what is other than saved by its value, not by how its server writes it', () => {
  const saved = { name: 'Nadia', email: null, phone_code: '+880', is_default: true }
  const same = { name: 'Nadia', email: '', phone_code: '880', is_default: true, gender: undefined }
  expect(changesIn(same, saved)).toEqual({})
  expect(isOther(same, saved)).toBe(false)
  expect(changesIn({ ...same, name: 'Nadia K.', country: 'Canada' }, saved)).toEqual({
    name: 'Nadia K.',
    country: 'Canada',
  })
  expect(isOther({ is_default: false }, saved)).toBe(true)
})

test('a field that was left alone follows what was saved since, and one that was changed stays', () => {
  const before = { name: 'Nadia', phone: '5550100', phone_code: '+880', city: null }
  const phone = { phone: '5550199', phone_code: '880' }
  const form: Record<string, string | null> = { name: 'Nadia', ...phone, city: '' }
  const newest = { name: 'Nadia Karim', phone: '5550177', phone_code: '+880', city: null }
  expect(mergeChanges(form, before, newest)).toEqual({ ...form, name: 'Nadia Karim' })
  expect(mergeChanges(form, before, before)).toEqual(form)
  expect(mergeChanges(form, before, { ...before, city: 'Dhaka' })).toEqual({
    ...form,
    city: 'Dhaka',
  })
})
