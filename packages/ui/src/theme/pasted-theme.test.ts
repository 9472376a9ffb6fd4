import { expect, test } from 'vitest'
import { rampFrom } from './index.ts'
import { readPasted, settingsCommand } from './pasted-theme.ts'

const whole = rampFrom('#1a73e8')

test.each([
  ['the colours as settings have them', JSON.stringify(whole)],
  ['whole settings', JSON.stringify({ app_name: 'Shop', theme_colors: whole })],
  ['twelve in a row', Object.values(whole ?? {}).join(', ')],
  ['one, of which the others are made', ' #1A73E8 '],
])('%s are read', (_, text) => {
  expect(readPasted(text)).toEqual({ colors: whole, missing: [] })
})

test('what is missing or no colour is named', () => {
  const { primary400: _, ...rest } = { ...whole, primary900: 'navy' }
  expect(readPasted(JSON.stringify(rest)).missing).toEqual(['primary400', 'primary900'])
  expect(readPasted('null').missing).toHaveLength(12)
  expect(readPasted('').missing).toHaveLength(12)
  expect(readPasted('#111 #222').missing).toHaveLength(10)
})

test('a running shop gets them by one command', () => {
  expect(settingsCommand({ primary: '#1a73e8', primary50: '#f0f6fe' })).toBe(
    "npm run settings -- \\\n  'theme_colors.primary=#1a73e8' \\\n  'theme_colors.primary50=#f0f6fe'",
  )
})
