import { expect, test } from 'vitest'
import { failingReads, readElsewhere } from '../../e2e/failing-reads.ts'
import type { Resource } from './resource.ts'

type AnyResource = Resource<readonly unknown[], unknown>

const isResource = (value: unknown): value is AnyResource =>
  typeof value === 'object' && value !== null && 'key' in value && 'matches' in value

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
})

test('every resource is let fail alone, or is excused by its name', () => {
  const names = Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isResource))
    .map(({ key }) => key()[0])
  const listed = failingReads.flatMap(({ resource }) => resource ?? [])
  expect([...listed, ...Object.keys(readElsewhere)].toSorted()).toEqual(names.toSorted())
})
