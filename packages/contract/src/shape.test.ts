import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Settings } from './settings.ts'
import {
  amount,
  count,
  counted,
  flag,
  id,
  instant,
  list,
  maybe,
  maybeCount,
  maybeFlag,
  maybeList,
  maybeText,
  number,
  onOddity,
  rows,
  text,
} from './shape.ts'

const report = vi.fn()
beforeEach(() => {
  report.mockReset()
  onOddity(report)
})

const read = <const S extends v.GenericSchema>(schema: S, value: unknown) => v.parse(schema, value)

test('a list has no more rows than anybody means, and says so', () => {
  expect(read(list(number, 3), [1, 2, 3, 4, 5])).toEqual([1, 2, 3])
  expect(report).toHaveBeenCalledExactlyOnceWith('row past number 3', [])
  expect(read(list(number), Array(2000).fill(7))).toHaveLength(1000)
})

describe('numbers', () => {
  test.each([
    [12, 12],
    ['12', 12],
    ['-3.50', -3.5],
  ])('%j is a number', (value, expected) => expect(read(number, value)).toBe(expected))

  test.each([
    '',
    '1e3',
    '9'.repeat(400),
    Number.POSITIVE_INFINITY,
    '12px',
    ' 7',
    null,
    undefined,
    true,
    [],
    {},
  ])('%j is none', (value) => {
    expect(v.is(number, value)).toBe(false)
    expect(read(amount, value)).toBe(0)
  })

  test('a count is whole', () => {
    expect(read(count, '4')).toBe(4)
    expect(read(count, 4.5)).toBe(0)
  })

  test.each([0, -1, 1.5, '0', 'abc', null])('%j is no id', (value) => {
    expect(v.is(id, value)).toBe(false)
  })

  test('an id may be written as digits', () => expect(read(id, '42')).toBe(42))
})

describe('texts', () => {
  test('a number counts as text, nothing as empty', () => {
    expect([3, 'a', null, undefined, {}].map((value) => read(text, value))).toEqual([
      '3',
      'a',
      '',
      '',
      '',
    ])
  })

  test('an empty text is null where null may be', () => {
    expect(['', null, undefined, 0, [], 'x'].map((value) => read(maybeText, value))).toEqual([
      null,
      null,
      null,
      '0',
      null,
      'x',
    ])
  })
})

test('yes is true, 1 and "1"; everything else is no', () => {
  expect([true, 1, '1'].map((value) => read(flag, value))).toEqual([true, true, true])
  expect([false, 0, '0', 'true', null, undefined, 2].map((value) => read(flag, value))).toEqual(
    Array.from({ length: 7 }, () => false),
  )
})

describe('instants', () => {
  test.each([
    ['2026-06-14 08:30:00', '2026-06-14T08:30:00Z'],
    ['2026-06-14T08:30:00', '2026-06-14T08:30:00Z'],
    ['2026-06-14 08:30', '2026-06-14T08:30Z'],
    ['2026-06-14T08:30:00.123456', '2026-06-14T08:30:00.123456Z'],
  ])('%s has no zone: it is UTC', (value, expected) => {
    expect(read(instant, value)).toBe(expected)
    expect(Number.isNaN(Date.parse(expected))).toBe(false)
  })

  test.each(['2026-06-14T08:30:00.000000Z', '2026-06-14T08:30:00+02:00', 'June 14, 2026'])(
    '%s stays as it is',
    (value) => expect(read(instant, value)).toBe(value),
  )

  test('a missing one is empty', () => expect(read(instant, null)).toBe(''))
})

describe('rows', () => {
  const rows = list(v.object({ id, name: text }))

  test.each([undefined, null, {}])('%j is an empty list', (value) => {
    expect(read(rows, value)).toEqual([])
    expect(report).not.toHaveBeenCalled()
  })

  test.each(['none', 7, { name: 'a row, not a list' }])('%j is none, and reported', (value) => {
    expect(read(v.object({ rows }), { rows: value })).toEqual({ rows: [] })
    expect(report).toHaveBeenCalledExactlyOnceWith('list', expect.any(Array))
  })

  test('an object that is keyed by number is a list', () => {
    expect(read(rows, { 1: { id: 4 }, 3: { id: 9, name: 'b' } })).toEqual([
      { id: 4, name: '' },
      { id: 9, name: 'b' },
    ])
    expect(report).not.toHaveBeenCalled()
  })

  test('a broken row is left out and reported, its neighbours stay', () => {
    const value = [{ id: 1, name: 'a' }, { id: 'x' }, null, { id: '4', extra: true }]
    expect(read(rows, value)).toEqual([
      { id: 1, name: 'a' },
      { id: 4, name: '' },
    ])
    expect(report).toHaveBeenCalledTimes(2)
    expect(report).toHaveBeenCalledWith('row', [expect.objectContaining({ kind: 'schema' })])
  })

  test('rows inside rows are as tolerant', () => {
    const nested = list(v.object({ id, items: rows }))
    expect(read(nested, [{ id: 1 }, { id: 2, items: [{ id: 3 }, {}] }])).toEqual([
      { id: 1, items: [] },
      { id: 2, items: [{ id: 3, name: '' }] },
    ])
    expect(report).toHaveBeenCalledTimes(1)
  })
})

describe('rows that were asked for', () => {
  const page = v.object({ rows: rows(v.object({ id })) })

  test.each([[[]], [{}], [[{ id: 1 }, { id: 'x' }]]])('%j can be read', (value) =>
    expect(v.safeParse(page, { rows: value }).success).toBe(true),
  )

  test.each([[undefined], [null], ['none'], [[{ id: 'x' }, {}]]])(
    '%j is no empty list',
    (value) => {
      expect(v.safeParse(page, { rows: value }).success).toBe(false)
      expect(v.safeParse(page, {}).success).toBe(false)
    },
  )
})

test.each([
  [{ ids: [7, 8] }, null],
  [{ total: 1, ids: [7, 8] }, 2],
  [{ total: 40, ids: [7, 8] }, 40],
  [{ ids: [] }, null],
  [{ total: 0, ids: [] }, 0],
])('of %j there are %j', (told, total) => {
  const page = counted(v.object({ total: maybeCount, ids: rows(id) }), 'total', 'ids')
  expect(read(page, told).total).toBe(total)
})

test.each([undefined, null, 'often', 1.5])('a count of %j is not said', (value) => {
  expect(read(v.object({ many: maybeCount }), { many: value })).toEqual({ many: null })
})

test.each([undefined, null, 'perhaps'])('%j is neither yes nor no', (value) => {
  expect(read(v.object({ open: maybeFlag }), { open: value })).toEqual({ open: null })
})

describe('rows or null', () => {
  const rows = maybeList(v.object({ id }))

  test.each([undefined, null])('%j is null without a word', (value) => {
    expect(read(v.object({ rows }), { rows: value })).toEqual({ rows: null })
    expect(read(v.object({ rows }), {})).toEqual({ rows: null })
    expect(report).not.toHaveBeenCalled()
  })

  test('what is no list is null, and reported', () => {
    expect(read(rows, 'none')).toBeNull()
    expect(report).toHaveBeenCalledExactlyOnceWith('object', expect.any(Array))
  })

  test('a list is as tolerant as one that is always there', () => {
    expect(read(rows, [])).toEqual([])
    expect(read(rows, { 1: { id: 4 }, 3: { id: 'x' } })).toEqual([{ id: 4 }])
    expect(report).toHaveBeenCalledExactlyOnceWith('row', expect.any(Array))
  })
})

describe('one object or null', () => {
  const shape = maybe(v.object({ id, name: text }))

  test('missing is null without a word', () => {
    expect(read(v.object({ shape }), {})).toEqual({ shape: null })
    expect(read(shape, null)).toBeNull()
    expect(report).not.toHaveBeenCalled()
  })

  test('broken is null, and reported', () => {
    expect(read(shape, { id: 'x' })).toBeNull()
    expect(report).toHaveBeenCalledExactlyOnceWith('object', expect.any(Array))
  })

  test('whole is itself', () => expect(read(shape, { id: 1 })).toEqual({ id: 1, name: '' }))
})

describe('settings of a sparse server', () => {
  const sparse = read(Settings, {})

  test('take the defaults of the specification', () => {
    expect(sparse).toMatchObject({
      currency: { name: 'USD', symbol: '$', rate: 1, position: 'prefix' },
      app_locale: 'en',
      phone_required: true,
      phone_min_length: 9,
      phone_max_length: 16,
      web_show_footer: true,
      multi_vendor: false,
      theme_colors: {},
      menus: [],
    })
  })

  test('a footer that is switched off stays off', () => {
    expect(read(Settings, { web_show_footer: false, phone_required: '0' })).toMatchObject({
      web_show_footer: false,
      phone_required: false,
    })
  })

  test('providers as an empty array mean no provider', () => {
    const none = { google: null, facebook: null, apple: null }
    expect(read(Settings, { social_auths: [] }).social_auths).toEqual(none)
    expect(sparse.social_auths).toEqual(none)
  })

  test('a provider that is there is kept beside a missing one', () => {
    const google = { name: 'Google', client_id: 'c', is_active: 1 }
    expect(read(Settings, { social_auths: { google } }).social_auths).toEqual({
      google: { ...google, is_active: true, redirect_url: null },
      facebook: null,
      apple: null,
    })
  })
})
