/** What a new shop's operator says: by the options of `npm run setup`, else when asked. */
import * as v from 'valibot'
import { readOptions, UsageError } from '../operator/command.ts'
import { type Question, questions } from './questions.ts'

type Name = keyof typeof questions
/** A checked text for every question; empty where nothing was said. */
export type Answers = Readonly<Record<Name, string>>

/** Shows a question and gives what was typed. */
export type Ask = (question: string) => Promise<string>

const names = Object.keys(questions) as Name[]
const questionOf = (name: Name): Question => questions[name]
const isRight = (name: Name, text: string) => v.is(questionOf(name).shape, text)
const tidy = (name: Name, text: string) => {
  if (name === 'currency') return text.trim().toUpperCase()
  return name === 'language' ? text.replace(/\s/g, '') : text.trim()
}

export const usage = [
  'Usage: npm run setup -- [OPTIONS]',
  ...names.map((name) => {
    const { asks, takes, usual } = questionOf(name)
    return `  --${name.padEnd(10)} ${asks} (${takes}${usual ? '' : '; needed'})`
  }),
  'Where one that is needed is missing, a terminal is asked. The database must be empty.',
].join('\n')

const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))

const readGiven = (args: readonly string[]) => {
  const { values } = readOptions({ args: [...args], options })
  const given = names.flatMap((name) => {
    const text = values[name]
    return typeof text === 'string' ? [{ name, text: tidy(name, text) }] : []
  })
  const wrong = given.filter(({ name, text }) => !isRight(name, text))
  if (wrong.length)
    throw new UsageError(
      wrong.map(({ name }) => `--${name} takes ${questionOf(name).takes}.`).join('\n'),
    )
  return Object.fromEntries(given.map(({ name, text }) => [name, text]))
}

/** Asks until the answer is right; an empty one is the usual one. */
const askFor = async (ask: Ask, name: Name, usual: string): Promise<string> => {
  const { asks, takes } = questionOf(name)
  const typed = await ask(`${asks} (${takes})${usual ? ` [${usual}]` : ''} `)
  const text = tidy(name, typed || usual)
  return isRight(name, text) ? text : askFor(ask, name, usual)
}

/** The answers; `ask` is null where nobody is there to be asked. */
export const readAnswers = async (args: readonly string[], ask: Ask | null): Promise<Answers> => {
  const answers = readGiven(args)
  const missing = names.filter((name) => answers[name] === undefined && !questionOf(name).usual)
  if (missing.length && !ask)
    throw new UsageError(missing.map((name) => `--${name} is missing.`).join('\n'))
  for (const name of names) {
    const usual = questionOf(name).usual?.(answers) ?? ''
    answers[name] ??= missing.length && ask ? await askFor(ask, name, usual) : usual
  }
  return answers as Answers
}
