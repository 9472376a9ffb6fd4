import { expect, test } from 'vitest'
import { loginMachine } from '../auth/login/login.machine.ts'
import { otpMachine } from '../otp/otp.machine.ts'
import { chartOf, chartSize } from './chart.ts'

test('a chart tells states, what they wait for, and the ways between them', () => {
  const { states, ways } = chartOf(loginMachine)
  expect(states.map(({ name, isFirst, isLast }) => [name, isFirst, isLast])).toEqual([
    ['editing', true, false],
    ['submitting', false, false],
    ['failed', false, false],
    ['accepted', false, true],
  ])
  expect(states[1]).toMatchObject({ tags: ['busy'], waitsFor: ['submit'] })
  expect(states[1]?.ways.map(({ on, to }) => [on, to.map(({ name }) => name)])).toEqual([
    ['anything else', []],
    ['submit is done', ['accepted']],
    ['submit fails', ['failed']],
  ])
  expect(ways.map(({ on, actions }) => [on, actions])).toEqual([
    ['submit', []],
    ['field.changed', ['changeValues']],
  ])
})

test('conditions, delays and regions are told in words', () => {
  const { states } = chartOf(otpMachine)
  const open = states.find(({ name }) => name === 'open')
  expect(open?.isParallel).toBe(true)
  const resend = open?.states.find(({ name }) => name === 'resend')
  expect(resend?.states[0]?.ways.map(({ on, when }) => [on, when])).toEqual([
    ['after second', 'isCounting'],
    ['after second', null],
  ])
  expect(resend?.states[1]?.ways).toMatchObject([{ on: 'resend', when: 'not isVerifying' }])
  expect(states[0]?.ways.map(({ on, when }) => [on, when])).toEqual([
    ['at once', 'isSent'],
    ['at once', null],
  ])
  expect(chartSize(chartOf(otpMachine)).states).toBe(15)
})
