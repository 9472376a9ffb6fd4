import { access, sentOtp } from '@shop/contract/fixtures'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OtpRef } from '../otp/otp.machine.ts'
import { ProblemError } from '../port/index.ts'
import { settle } from '../testing/held-port.ts'
import { allPaths, noteTransitions, reachedBy, report, walk } from '../testing/walk.ts'
import { type AuthEvent, type AuthRef, type AuthSnapshot, authMachine } from './auth.machine.ts'
import { authWays } from './auth.poses.ts'
import { authHappenings, authInput, heldAuth, type Registered } from './auth.walk.ts'
import type { ForgotPasswordRef } from './forgot-password/forgot-password.machine.ts'
import { forgotPasswordForm } from './forgot-password/forgot-password.poses.ts'
import { credentialsProblem } from './login/login.poses.ts'

const keyOf = ({ value }: AuthSnapshot) => JSON.stringify(value)
const paths = allPaths(authMachine, { input: authInput, events: authHappenings, keyOf })

/** Plays what the children tell by having them do it, against servers that wait. */
function playRealChildren() {
  const { machine, servers } = heldAuth()
  const { login, register, forget, send, verify, reset } = servers
  const no = new ProblemError(credentialsProblem)
  async function enterCode(code: OtpRef | undefined) {
    if (code?.getSnapshot().matches({ open: { resend: 'unsent' } })) code.send({ type: 'resend' })
    if (code?.getSnapshot().matches('sending')) send.last()?.resolve(sentOtp)
    await settle()
    code?.send({ type: 'code.changed', code: '' })
    code?.send({ type: 'code.changed', code: '4821' })
  }
  function askForCode(forgot: ForgotPasswordRef | undefined) {
    forgot?.send({ type: 'country.chosen', country: { name: 'Egypt', phone_code: '20' } })
    forgot?.send({ type: 'field.changed', field: 'phone', value: forgotPasswordForm.phone })
    forgot?.send({ type: 'submit' })
  }

  async function play(auth: AuthRef, event: { type: string }) {
    const { children } = auth.getSnapshot()
    const code = children.registrationCode ?? children.forgotCode
    switch (event.type) {
      case 'accepted':
        children.login?.send({ type: 'submit' })
        return login.last()?.resolve(access)
      case 'registration.drafted':
        return children.registration?.send({ type: 'field.changed', field: 'name', value: 'a' })
      case 'registered': {
        const { email } = (event as Registered).form
        children.registration?.send({ type: 'field.changed', field: 'email', value: email })
        children.registration?.send({ type: 'submit' })
        return register.last()?.resolve(access)
      }
      case 'code.sent':
        askForCode(children.forgotPassword)
        return forget.last()?.resolve(sentOtp)
      case 'code.verified':
        await enterCode(code)
        return verify.last()?.resolve({ token: 'token' })
      case 'password.reset':
        children.resetPassword?.send({ type: 'submit' })
        return reset.last()?.resolve({ message: null })
      case 'refused':
        children.login?.send({ type: 'submit' })
        children.registration?.send({ type: 'submit' })
        children.resetPassword?.send({ type: 'submit' })
        askForCode(children.forgotPassword)
        if (code?.getSnapshot().matches('sending')) return send.last()?.reject(no)
        await enterCode(code)
        for (const port of [login, register, forget, verify, reset]) port.last()?.reject(no)
        return
      default:
        auth.send(event as AuthEvent)
    }
  }
  return { machine, play }
}

describe('auth, walked', () => {
  test('the events of the walk are all that the machine knows', () => {
    expect([...new Set(authHappenings.map(({ type }) => type))].sort()).toEqual(
      [...authMachine.events].map(String).sort(),
    )
  })

  test('every reachable state is shown by its own way, and by no other', () => {
    expect(reachedBy(paths)).toEqual(Object.keys(authWays).sort())
  })

  test('runs along every path, through the real children, and takes every transition', async () => {
    const notes = noteTransitions()
    const { machine, play } = playRealChildren()
    for (const path of paths.all) {
      const auth = createActor(machine, { input: authInput, inspect: notes.inspect }).start()
      await walk(
        path,
        (event) => play(auth, event),
        () => keyOf(auth.getSnapshot()),
        keyOf,
      )
      auth.stop()
    }
    expect(notes.missedOf(machine)).toEqual([])
    console.info(report('auth', authMachine, paths))
  })
})
