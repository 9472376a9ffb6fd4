import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openInMemory } from './engine.ts'
import { named } from './named.ts'

let engine: PGlite

beforeEach(async () => {
  engine = await openInMemory()
  await engine.exec(`
    create table things (
      id integer primary key, name text, prices numeric[], about jsonb, made timestamptz, is_new boolean
    );
    insert into things
    select at, 'Thing ' || at, array[at, at + 0.5], jsonb_build_object('at', at), '2026-11-21', at % 2 = 0
    from generate_series(1, 20) at`)
})
afterEach(() => engine.close())

const kept = async () =>
  (await engine.query<{ statement: string }>('select statement from pg_prepared_statements')).rows

test('what is asked by name is answered as it is without', async () => {
  const text =
    'select * from things where id = any($1) and name <> $2 and ($3::jsonb is null or is_new) order by id'
  const params = [[1, 2, 3], 'Thing 3', null]
  const asked = named(engine)
  for (const rowMode of ['array', 'object'] as const) {
    const plain = await engine.query(text, params, { rowMode })
    expect(plain.rows).toHaveLength(2)
    for (let time = 0; time < 8; time++)
      expect(await asked.query(text, params, { rowMode })).toMatchObject({
        rows: plain.rows,
        fields: plain.fields,
      })
  }
  const write = 'update things set about = $1 where id = $2'
  for (let time = 0; time < 3; time++)
    expect(await asked.query(write, [{ time }, 1])).toMatchObject({ rows: [], affectedRows: 1 })
  const [first] = (await asked.query('select about from things where id = 1')).rows
  expect(first).toEqual({ about: { time: 2 } })
})

test('a text is parsed once, when it comes again', async () => {
  const asked = named(engine)
  const text = 'select name from things where id = $1 -- once'
  await asked.query(text, [1])
  expect(await kept()).not.toContainEqual({ statement: text })
  await asked.query(text, [2])
  const query = vi.spyOn(engine, 'query')
  expect((await asked.query(text, [3])).rows).toEqual([{ name: 'Thing 3' }])
  expect(query).not.toHaveBeenCalled()
  query.mockRestore()
  expect(await kept()).toContainEqual({ statement: text })
})

test('a mistake is said, and the next query is served', async () => {
  const asked = named(engine)
  const text = 'insert into things (id) values ($1)'
  for (let time = 0; time < 3; time++)
    await expect(asked.query(text, [1])).rejects.toMatchObject({ code: '23505' })
  await asked.query(text, [100])
  expect((await asked.query('select id from things where id = 100')).rows).toEqual([{ id: 100 }])
})

test('a table that has changed is asked anew', async () => {
  const asked = named(engine)
  await engine.exec('create table changing (id integer); insert into changing values (1)')
  const text = 'select * from changing'
  for (let time = 0; time < 3; time++) expect((await asked.query(text)).rows).toEqual([{ id: 1 }])
  await engine.exec(`alter table changing add column word text default 'new'`)
  expect((await asked.query(text)).rows).toEqual([{ id: 1, word: 'new' }])
  await engine.exec('deallocate all')
  expect((await asked.query(text)).rows).toEqual([{ id: 1, word: 'new' }])
})

test('only so many are kept', async () => {
  const asked = named(engine)
  for (let at = 0; at < 230; at++)
    for (let time = 0; time < 2; time++) await asked.query(`select ${at} as number -- many`)
  const many = (await kept()).filter(({ statement }) => statement.endsWith('-- many'))
  expect(many.length).toBeGreaterThan(100)
  expect(many.length).toBeLessThanOrEqual(200)
})
