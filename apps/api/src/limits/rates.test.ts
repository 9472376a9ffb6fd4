import { expect, test } from 'vitest'
import { internal, unknown } from './address.ts'
import { createRates, type RatesOptions, type Told } from './rates.ts'

const setUp = ({ max = 40, tell }: Partial<RatesOptions> = {}) => {
  const clock = { elapsed: 0 }
  const rates = createRates({ max, elapsed: () => clock.elapsed, ...(tell ? { tell } : {}) })
  /** How many of these requests are welcome. */
  const welcome = (requests: number, address: string) =>
    Array.from({ length: requests }, () => rates.hitFrom(address)).filter((wait) => wait === 0)
      .length
  return { clock, rates, welcome }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('an address has so many requests a minute, then waits for the minute to end', () => {
  const { clock, rates, welcome } = setUp()
  expect(welcome(50, '192.0.2.1')).toBe(40)
  clock.elapsed = 15_000
  expect(rates.hitFrom('192.0.2.1')).toBe(45)
  expect(rates.hitFrom('192.0.2.2')).toBe(0)
  clock.elapsed = 60_000
  expect(welcome(50, '192.0.2.1')).toBe(40)
})

test('what is as much work as several requests counts as many', () => {
  const { rates, welcome } = setUp()
  expect(rates.hitFrom('192.0.2.1', 30)).toBe(0)
  expect(welcome(50, '192.0.2.1')).toBe(10)
  expect(rates.hitFrom('192.0.2.2', 41)).toBeGreaterThan(0)
})

test('a network of IPv6 has one address’s requests, whichever of its addresses sends them', () => {
  const { rates, welcome } = setUp()
  const all = Array.from({ length: 50 }, (_, n) => `2001:db8:1:2::${n.toString(16)}`)
  expect(all.filter((address) => rates.hitFrom(address) === 0)).toHaveLength(40)
  expect(welcome(1, '2001:db8:1:3::1')).toBe(1)
})

test('a site of IPv6 has eight networks’ requests, and none that one of them was refused', () => {
  const { welcome } = setUp()
  const network = (n: number) => `2001:db8:1:${n.toString(16)}::1`
  expect(welcome(1000, network(0))).toBe(40)
  const others = Array.from({ length: 400 }, (_, n) => welcome(1, network(n + 1)))
  expect(others.filter((one) => one === 1)).toHaveLength(280)
  expect(welcome(1, '2001:db8:2:1::1')).toBe(1)
})

test('all who cannot be told apart share a small part; the process itself is not counted', () => {
  const { welcome } = setUp()
  expect(welcome(50, unknown)).toBe(2)
  expect(welcome(50, internal)).toBe(50)
  expect(setUp({ max: 1 }).welcome(5, unknown)).toBe(1)
  expect(setUp({ max: 0 }).welcome(50, unknown)).toBe(50)
})

test('what other processes have counted counts here too', async () => {
  const told: ReadonlyMap<string, number>[] = []
  const { clock, rates, welcome } = setUp({
    tell: async (hits) => {
      told.push(hits)
      return new Map([...hits].map(([key]): [string, Told] => [key, { hits: 40, left: 9_000 }]))
    },
  })
  expect(welcome(2, '192.0.2.1')).toBe(2)
  await turn()
  expect(told).toEqual([new Map([['ip:192.0.2.1', 2]])])
  expect(rates.hitFrom('192.0.2.1')).toBe(9)
  clock.elapsed = 9_000
  expect(welcome(1, '192.0.2.1')).toBe(1)
})

test('a database that hangs holds up nobody and is asked once, one that fails is left alone', async () => {
  let requests = 0
  const hanging = setUp({
    tell: () => {
      requests += 1
      return new Promise(() => undefined)
    },
  })
  expect(hanging.welcome(50, '192.0.2.1')).toBe(40)
  expect(hanging.welcome(50, '192.0.2.2')).toBe(40)
  await turn()
  expect(requests).toBe(1)

  requests = 0
  const failing = setUp({
    tell: async () => {
      requests += 1
      throw new Error('gone')
    },
  })
  expect(failing.welcome(30, '192.0.2.1')).toBe(30)
  await turn()
  expect(failing.welcome(20, '192.0.2.1')).toBe(10)
  await turn()
  expect(requests).toBe(1)
  failing.clock.elapsed = 5_000
  failing.welcome(1, '192.0.2.1')
  await turn()
  expect(requests).toBe(2)
})

test('a flood of addresses pushes out the oldest, not all', () => {
  const { clock, rates, welcome } = setUp()
  welcome(41, '192.0.2.1')
  clock.elapsed = 1
  welcome(41, '192.0.2.2')
  clock.elapsed = 2
  for (let n = 0; n < 49_999; n++) rates.hitFrom(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)
  expect(rates.hitFrom('192.0.2.2')).toBeGreaterThan(0)
  expect(rates.hitFrom('192.0.2.1')).toBe(0)
})

test('accounts of one address have five times its limit in all', () => {
  const rates = createRates({ max: 10, elapsed: () => 0 })
  const refused = Array.from({ length: 100 }, (_, n) => rates.hitOf(n % 20, '192.0.2.1'))
  expect(refused.filter((wait) => wait === 0)).toHaveLength(50)
  expect(rates.hitOf(99, '192.0.2.2')).toBe(0)
})
