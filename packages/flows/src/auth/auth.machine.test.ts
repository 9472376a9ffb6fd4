import type { Access } from '@shop/contract'
import { access, demoLogin, sentOtp } from '@shop/contract/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { heldPort, settle } from '../testing/held-port.ts'
import { pretendedCalls, pretendedWindows } from '../testing/pretended-server.ts'
import { authMachine } from './auth.machine.ts'
import { type AuthCalls, connectAuth } from './connect-auth.ts'
import type { Filled } from './form/form.machine.ts'
import { type Credentials, loginMachine } from './login/login.machine.ts'
import { credentialsProblem } from './login/login.poses.ts'
import { emptyRegistration } from './registration/registration.machine.ts'

function start(prefill: Credentials | null = null) {
  const server = heldPort<Access, Filled<Credentials>>()
  const login = loginMachine.provide({ actors: { submit: server.logic } })
  const auth = createActor(authMachine.provide({ actors: { login } }), {
    input: { prefill },
  }).start()
  const told = vi.fn()
  auth.on('*', told)
  return { auth, server, told, child: () => auth.getSnapshot().children.login }
}

describe('auth', () => {
  test('opens nothing by itself', () => {
    const { auth, child } = start()
    expect(auth.getSnapshot().value).toBe('closed')
    expect(child()).toBeUndefined()
  })

  test('says who is signed in when the login succeeds, then closes', async () => {
    const { auth, server, told, child } = start()
    auth.send({ type: 'login.opened' })
    child()?.send({ type: 'submit' })
    server.last()?.resolve(access)
    await settle()
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'loggedIn', access })
    expect(auth.getSnapshot().value).toBe('closed')
    expect(child()).toBeUndefined()
  })

  test('tells a refusal and stays open', async () => {
    const { auth, server, told, child } = start()
    auth.send({ type: 'login.opened' })
    child()?.send({ type: 'submit' })
    server.last()?.reject(new ProblemError(credentialsProblem))
    await settle()
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'refused', problem: credentialsProblem })
    expect(auth.getSnapshot().value).toBe('login')
  })

  test('says once that the shopper closed it instead', () => {
    const { auth, told } = start()
    auth.send({ type: 'login.opened' })
    auth.send({ type: 'dismissed' })
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'dismissed' })
    auth.send({ type: 'dismissed' })
    expect(told).toHaveBeenCalledOnce()
  })

  test.each(['resolve', 'reject'] as const)(
    'ignores an answer that comes after the dialog was closed (%s)',
    async (answer) => {
      const { auth, server, told, child } = start()
      auth.send({ type: 'login.opened' })
      child()?.send({ type: 'submit' })
      auth.send({ type: 'dismissed' })
      told.mockClear()
      expect(server.last()?.signal.aborted).toBe(true)
      if (answer === 'resolve') server.last()?.resolve(access)
      else server.last()?.reject(new ProblemError(credentialsProblem))
      await settle()
      expect(told).not.toHaveBeenCalled()
      expect(auth.getSnapshot().value).toBe('closed')
    },
  )

  test('an answer to a closed dialog does not reach the one opened after it', async () => {
    const { auth, server, told, child } = start()
    auth.send({ type: 'login.opened' })
    child()?.send({ type: 'submit' })
    auth.send({ type: 'dismissed' })
    auth.send({ type: 'login.opened' })
    told.mockClear()
    server.calls[0]?.reject(new ProblemError(credentialsProblem))
    await settle()
    expect(child()?.getSnapshot().value).toBe('editing')
    expect(child()?.getSnapshot().context.problem).toBeNull()
    expect(told).not.toHaveBeenCalled()
  })

  test('asked again while open, it keeps what was typed', () => {
    const { auth, child } = start()
    auth.send({ type: 'login.opened' })
    child()?.send({ type: 'field.changed', field: 'phone', value: 'amina' })
    auth.send({ type: 'login.opened' })
    expect(child()?.getSnapshot().context.form.phone).toBe('amina')
  })

  test('a reopened dialog starts anew: no password lies about', () => {
    const { auth, child } = start()
    auth.send({ type: 'login.opened' })
    child()?.send({ type: 'field.changed', field: 'password', value: 'secret' })
    auth.send({ type: 'dismissed' })
    auth.send({ type: 'login.opened' })
    expect(child()?.getSnapshot().context.form).toEqual({ phone: '', password: '' })
  })

  test('the app fills it with one function', async () => {
    const login = vi.fn(() => Promise.resolve(access))
    const auth = createActor(connectAuth({ ...pretendedCalls, login }, pretendedWindows), {
      input: { prefill: demoLogin },
    }).start()
    const loggedIn = vi.fn()
    auth.on('loggedIn', loggedIn)
    auth.send({ type: 'login.opened' })
    auth.getSnapshot().children.login?.send({ type: 'submit' })
    await settle()
    expect(login).toHaveBeenCalledExactlyOnceWith(demoLogin, expect.any(AbortSignal))
    expect(loggedIn).toHaveBeenCalledOnce()
  })
})

const rules = { register_otp_verify: true, register_otp_type: 'email' } as const

describe('auth, from dialog to dialog', () => {
  function live(over: Partial<AuthCalls> = {}) {
    const calls: AuthCalls = {
      login: vi.fn(async () => access),
      register: vi.fn(async () => access),
      sendOtp: vi.fn(async () => sentOtp),
      verifyOtp: vi.fn(async () => ({ token: 'token' })),
      resetPassword: vi.fn(async () => ({ message: 'Done' })),
      socialLogin: vi.fn(async () => access),
      ...over,
    }
    const auth = createActor(connectAuth(calls, pretendedWindows), { input: { rules } }).start()
    const told = vi.fn()
    auth.on('*', told)
    auth.send({ type: 'login.opened' })
    const children = () => auth.getSnapshot().children
    const types = () => told.mock.calls.map(([{ type }]) => type)
    return { auth, calls, told, types, children }
  }

  test('registration signs in at once, sends a code, and closes when it is right', async () => {
    const { auth, calls, told, types, children } = live()
    auth.send({ type: 'registration.chosen' })
    children().registration?.send({ type: 'field.changed', field: 'email', value: 'a@b.example' })
    children().registration?.send({ type: 'submit' })
    await settle()
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'registered', access })
    expect(calls.sendOtp).toHaveBeenCalledExactlyOnceWith(
      { phone: 'a@b.example', phone_code: '', forgot_password: false },
      expect.any(AbortSignal),
    )
    children().registrationCode?.send({ type: 'code.changed', code: '4821' })
    await settle()
    expect(types()).toEqual(['registered', 'verified'])
    expect(auth.getSnapshot().value).toBe('closed')
    // Nothing of it lies about: the next registration starts with an empty form.
    auth.send({ type: 'login.opened' })
    auth.send({ type: 'registration.chosen' })
    expect(children().registration?.getSnapshot().context.form).toEqual(emptyRegistration)
  })

  describe('what was typed to register', () => {
    const typed = { ...emptyRegistration, name: 'Amina', email: 'a@b.example', password: 'secret' }
    const type = ({ children, auth }: ReturnType<typeof live>) => {
      auth.send({ type: 'registration.chosen' })
      for (const field of ['name', 'email', 'password'] as const)
        children().registration?.send({ type: 'field.changed', field, value: typed[field] })
    }
    const reopened = ({ children, auth }: ReturnType<typeof live>) => {
      auth.send({ type: 'login.opened' })
      auth.send({ type: 'registration.chosen' })
      return children().registration?.getSnapshot().context.form
    }

    test('is there again after the dialog was closed, but for the password', () => {
      const dialogs = live()
      type(dialogs)
      dialogs.auth.send({ type: 'dismissed' })
      expect(JSON.stringify(dialogs.auth.getSnapshot().context)).not.toContain('secret')
      expect(reopened(dialogs)).toEqual({ ...typed, password: '' })
    })

    test('is there again after the login was looked into, all of it', () => {
      const dialogs = live()
      type(dialogs)
      dialogs.auth.send({ type: 'login.chosen' })
      expect(reopened(dialogs)).toEqual(typed)
    })

    test('is forgotten when somebody leaves', () => {
      const dialogs = live()
      type(dialogs)
      dialogs.auth.send({ type: 'dismissed' })
      dialogs.auth.send({ type: 'shopper.left' })
      expect(reopened(dialogs)).toEqual(emptyRegistration)
    })
  })

  test('a code that goes to a wrong address leads to where the address is changed', async () => {
    const { auth, types, children } = live()
    const form = { country: 'Egypt', phone_code: '20', phone: 'a@b.exmaple' }
    auth.send({ type: 'forgotPassword.chosen' })
    const forgot = children().forgotPassword
    forgot?.send({ type: 'country.chosen', country: { name: 'Egypt', phone_code: '20' } })
    forgot?.send({ type: 'field.changed', field: 'phone', value: form.phone })
    forgot?.send({ type: 'submit' })
    await settle()
    auth.send({ type: 'address.change' })
    expect(children().forgotPassword?.getSnapshot().context.form).toEqual(form)

    auth.send({ type: 'login.chosen' })
    auth.send({ type: 'registration.chosen' })
    children().registration?.send({ type: 'field.changed', field: 'email', value: form.phone })
    children().registration?.send({ type: 'submit' })
    await settle()
    auth.send({ type: 'address.change' })
    expect(auth.getSnapshot().value).toBe('closed')
    expect(types()).toEqual(['registered', 'profileWanted'])
  })

  test('a forgotten password ends in the login with the address filled in', async () => {
    const { auth, calls, types, children } = live()
    auth.send({ type: 'forgotPassword.chosen' })
    const forgot = children().forgotPassword
    forgot?.send({ type: 'country.chosen', country: { name: 'Egypt', phone_code: '20' } })
    forgot?.send({ type: 'field.changed', field: 'phone', value: 'a@b.example' })
    forgot?.send({ type: 'submit' })
    await settle()
    children().forgotCode?.send({ type: 'code.changed', code: '4821' })
    await settle()
    expect(calls.sendOtp).toHaveBeenCalledOnce()
    expect(calls.verifyOtp).toHaveBeenCalledExactlyOnceWith(
      { phone: 'a@b.example', otp: '4821' },
      expect.any(AbortSignal),
    )
    for (const field of ['password', 'password_confirmation'] as const)
      children().resetPassword?.send({ type: 'field.changed', field, value: 'new-secret' })
    children().resetPassword?.send({ type: 'submit' })
    await settle()
    expect(calls.resetPassword).toHaveBeenCalledExactlyOnceWith(
      { password: 'new-secret', password_confirmation: 'new-secret', token: 'token' },
      expect.any(AbortSignal),
    )
    expect(types()).toEqual(['passwordReset'])
    expect(children().login?.getSnapshot().context.form).toEqual({
      phone: 'a@b.example',
      password: '',
    })
    expect(auth.getSnapshot().context).toMatchObject({ token: '', sent: null })
  })

  test('a provider signs in like a password', async () => {
    const { told, children, calls } = live()
    children().social?.send({ type: 'provider.pressed', provider: 'google' })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(told).toHaveBeenCalledWith({ type: 'loggedIn', access })
    expect(calls.socialLogin).toHaveBeenCalledExactlyOnceWith(
      { provider: 'google', code: 'story-code', data: null },
      expect.any(AbortSignal),
    )
  })
})
