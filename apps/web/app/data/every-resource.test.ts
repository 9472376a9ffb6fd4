import type { Call } from '@shop/contract'
import { expect, test } from 'vitest'
import { failingReads, readElsewhere } from '../../e2e/failing-reads.ts'
import { answers } from '../../e2e/failing-server.ts'
import type { ApiClient } from './api-client.ts'
import { isPersonal, type Resource } from './resource.ts'

type AnyResource = Resource<readonly unknown[], unknown>

const isResource = (value: unknown): value is AnyResource =>
  typeof value === 'object' && value !== null && 'key' in value && 'matches' in value

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
})

const resources = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isResource),
)

/** Passes for a text, a number and a query without anything. */
const anything: unknown = Object('1')

/** Whether a resource reads what only its shopper may see: a call that wants a token. */
async function requiresToken({ load }: AnyResource) {
  const requests: Call[] = []
  const client = async (call: Call) => {
    requests.push(call)
    throw new Error('Nobody answers')
  }
  await load(client as unknown as ApiClient, anything, anything).catch(() => undefined)
  expect(requests).toHaveLength(1)
  return requests.some(({ auth }) => auth === 'required')
}

test.each(resources.map((one) => [one.key()[0], one] as const))(
  '%s goes with its shopper if the server gives it to nobody else',
  async (_, one) => {
    if (await requiresToken(one)) expect(isPersonal(one.key())).toBe(true)
  },
)

test('every resource has a key of its own', () => {
  const names = resources.map(({ key }) => key()[0])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every resource is let fail alone, once (`alsoOn` names its further screens), or is excused', () => {
  const names = resources.map(({ key }) => key()[0])
  const listed = failingReads.flatMap(({ resource }) => resource ?? [])
  expect([...listed, ...Object.keys(readElsewhere)].toSorted()).toEqual(names.toSorted())
})

test('what a screen reads at once is answered while others fail', () => {
  const unanswered = failingReads.filter(({ act, call }) => !act && !(call in answers))
  expect(unanswered.map(({ call }) => call)).toEqual([])
})
