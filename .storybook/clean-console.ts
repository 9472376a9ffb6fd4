import type { Preview } from '@storybook/react-vite'

/*
 * A story that writes an error or a warning to the console fails. One that is about a failure says
 * which messages belong to it: `parameters: { console: { expected: [/part of the page broke/] } }`.
 */
const levels = ['error', 'warn'] as const
const heard: string[] = []

const textOf = (said: unknown[]) =>
  said.map((part) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part)))

export const consoleIsClean: Pick<Preview, 'beforeEach' | 'afterEach'> = {
  beforeEach: () => {
    heard.length = 0
    const before = levels.map((level) => [level, console[level]] as const)
    for (const [level, say] of before) {
      console[level] = (...said: unknown[]) => {
        heard.push(`console.${level}: ${textOf(said).join(' ')}`)
        say(...said)
      }
    }
    return () => {
      for (const [level, say] of before) console[level] = say
    }
  },
  afterEach: ({ parameters }) => {
    const expected: RegExp[] = parameters.console?.expected ?? []
    const surprising = heard.filter((line) => !expected.some((pattern) => pattern.test(line)))
    if (surprising.length > 0) throw new Error(surprising.join('\n'))
  },
}
