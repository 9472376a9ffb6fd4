import { expect, test } from 'vitest'
import { UsageError } from '../operator/command.ts'
import { readAnswers } from './answers.ts'

const needed = ['--name', 'Fjord & Co', '--email', 'hello@fjord.example', '--currency', 'eur']

test('three options are enough; the rest is what is usual', async () => {
  expect(await readAnswers(needed, null)).toEqual({
    name: 'Fjord & Co',
    email: 'hello@fjord.example',
    phone: '',
    address: '',
    language: 'en',
    currency: 'EUR',
    symbol: '€',
    position: 'prefix',
    delivery: '0',
    tax: '0',
    vendors: 'one',
    shop: 'Fjord & Co',
  })
})

test.each([
  [[], '--name is missing.\n--email is missing.\n--currency is missing.'],
  [[...needed, '--currency', 'euro'], '--currency takes a code such as EUR.'],
  [[...needed, '--language', 'en,de'], /^--language takes en, ar, ir/],
  [[...needed, '--language', 'en,en'], /^--language takes/],
  [[...needed, '--delivery', '-1'], /--delivery/],
  [[...needed, '--delivery=free', '--tax=much'], /^--delivery takes .*\n--tax takes /],
  [[...needed, '--email', 'hello'], /^--email takes/],
  [[...needed, '--name', ' '], /^--name takes/],
  [[...needed, '--colour', 'red'], /--colour/],
])('%j is answered by what is wrong', async (args, message) => {
  const answers = readAnswers(args, null)
  await expect(answers).rejects.toThrow(UsageError)
  await expect(answers).rejects.toThrow(message)
})

test('what no option says is asked for until it is right, and nothing typed is what is usual', async () => {
  const typed = ['hello', 'hello@fjord.example', '', '', 'ar, en']
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return typed.shift() ?? ''
  }
  const answers = await readAnswers(['--name', 'Fjord', '--currency', 'NOK'], ask)
  expect(answers).toMatchObject({
    email: 'hello@fjord.example',
    phone: '',
    language: 'ar,en',
    symbol: 'kr',
    shop: 'Fjord',
  })
  expect(questions.slice(0, 3)).toEqual([
    'Where do customers write to? (an e-mail address) ',
    'Where do customers write to? (an e-mail address) ',
    'Where do they call? (a phone number) ',
  ])
  expect(questions.at(-1)).toBe(
    'What is the first of them called? (a name of at most 60 letters) [Fjord] ',
  )
})
