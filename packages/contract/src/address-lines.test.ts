import { expect, test } from 'vitest'
import { Address } from './account.ts'
import { addressLines } from './address-lines.ts'
import { address } from './fixtures/index.ts'

const beside = ['id', 'name', 'phone', 'address_type', 'is_default']
const parts = Object.keys(Address.entries).filter((name) => !beside.includes(name))

test.each(parts)('%s of an address stands in its lines', (part) => {
  const said = { ...address, [part]: `What stands as ${part}` }
  expect(addressLines(said).join('\n')).toContain(said[part as 'area'])
})

test('what is missing leaves no line, and no comma', () => {
  const bare = {
    area: null,
    flat_no: '',
    address_line: '1 Pier',
    address_line2: null,
    post_code: null,
  }
  expect(addressLines(bare)).toEqual(['1 Pier'])
})
