import { expect, test } from 'vitest'
import { loginMachine } from '../auth/login/login.machine.ts'
import { chatMachine } from '../chat/chat.machine.ts'
import { checkoutMachine } from '../checkout/checkout.machine.ts'
import { otpMachine } from '../otp/otp.machine.ts'
import { type ChartState, chartOf } from './chart.ts'
import { layoutOf } from './chart-layout.ts'

const idsIn = (state: ChartState): string[] =>
  state.states.flatMap((one) => [one.id, ...idsIn(one)])
const waysIn = (state: ChartState): string[] => [
  ...state.ways.flatMap(({ to }) => to.map(({ id }) => `${state.id} ${id}`)),
  ...state.states.flatMap(waysIn),
]

const machines = { loginMachine, otpMachine, chatMachine, checkoutMachine }

test.each(Object.entries(machines))('%s is drawn with all its states and ways', (_, machine) => {
  const chart = chartOf(machine)
  const { width, height, states, arrows } = layoutOf(chart)
  const drawn = states.map(({ id }) => id)
  expect(drawn).toEqual(expect.arrayContaining(idsIn(chart)))
  const ways = arrows.map(({ from, to }) => `${from} ${to}`)
  const others = waysIn(chart).filter((way) => new Set(way.split(' ')).size > 1)
  expect(ways).toEqual(expect.arrayContaining(others))
  for (const { x, y, width: wide, height: high } of states) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + wide).toBeLessThanOrEqual(width)
    expect(y + high).toBeLessThanOrEqual(height)
  }
})
