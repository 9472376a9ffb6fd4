import { expect, test } from 'vitest'
import { loginMachine } from '../auth/login/login.machine.ts'
import { loginPoses } from '../auth/login/login.poses.ts'
import { otpMachine } from '../otp/otp.machine.ts'
import { otpPoses } from '../otp/otp.poses.ts'
import { statesIn, unposedStates } from './posed-states.ts'

test('a snapshot holds every state from the outermost in, and those of all regions', () => {
  expect(statesIn(loginMachine, loginPoses.failed)).toEqual(['login.failed'])
  expect(statesIn(otpMachine, otpPoses.entering)).toEqual(
    expect.arrayContaining(['otp.open', 'otp.open.code', 'otp.open.code.entering']),
  )
})

test('a state that no pose holds is named', () => {
  expect(unposedStates(loginMachine, loginPoses)).toEqual([])
  const { editing, submitting, accepted } = loginPoses
  expect(unposedStates(loginMachine, { editing, submitting, accepted })).toEqual(['login.failed'])
})

test('a state that is left as it is entered needs no pose', () => {
  expect(unposedStates(otpMachine, otpPoses)).toEqual([])
})
