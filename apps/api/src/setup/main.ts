/** `npm run setup`: makes the first settings and the first shop on an empty database. */
import { createInterface } from 'node:readline/promises'
import { readConfig } from '../config.ts'
import { Refusal } from '../http/index.ts'
import { openAlone, runCommand } from '../operator/command.ts'
import { readAnswers, usage } from './answers.ts'
import { setUp } from './setup.ts'

const given = process.argv.slice(2)

const askAtTerminal = async () => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const left = new AbortController()
  terminal.once('close', () => left.abort())
  try {
    return await readAnswers(given, (question) => terminal.question(question, left))
  } catch (error) {
    throw left.signal.aborted ? new Refusal('\nNothing was set up.') : error
  } finally {
    terminal.close()
  }
}

await runCommand(usage, async () => {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  const answers = await (isTerminal ? askAtTerminal() : readAnswers(given, null))
  const id = await openAlone(readConfig(process.env), (deps) => setUp(deps, answers))
  return [
    `${answers.name} is set up; its first shop has the number ${id}.`,
    'npm start opens it, npm run import brings products, npm run settings changes what was said.',
  ].join('\n')
})
