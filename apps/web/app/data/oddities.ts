import type { Call } from '@shop/contract'
import { onOddity } from '@shop/contract/shape'
import * as v from 'valibot'

type Issues = readonly v.BaseIssue<unknown>[]

const told = new Set<string>()

/** What is wrong, without the values: they may be somebody's, and there is no end of them. */
const wrong = (issues: Issues) =>
  issues
    .map((issue) => `${v.getDotPath(issue) ?? 'it'} is no ${issue.expected ?? issue.type}`)
    .join(', ')

function tellOnce(tell: (text: string) => void, text: string) {
  if (told.has(text)) return
  told.add(text)
  tell(text)
}

/**
 * Reads an answer's data as the contract does. What the server says otherwise than wire.md is told
 * once per kind: a part that is left out as a warning, an answer that cannot be read as an error
 * (decision 024).
 */
export function readAnswer({ method, path, data }: Call, answer: unknown) {
  onOddity((what, issues) =>
    tellOnce(console.warn, `${method} ${path}: a ${what} is left out (${wrong(issues)})`),
  )
  const parsed = v.safeParse(data, answer)
  if (!parsed.success)
    tellOnce(console.error, `${method} ${path}: cannot be read (${wrong(parsed.issues)})`)
  return parsed
}
