import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askApple, askFacebook, askGoogle, decodeToken } from './social-sdks.ts'
import { standIn } from './social-stand-in.ts'
import { socialWindows } from './social-windows.ts'

const auth = (client_id: string | null, is_active = true) => ({
  name: '',
  client_id,
  is_active,
  redirect_url: null,
})
const setup = { clientId: 'client', redirectUrl: null }

let scripts: { src: string; onload: () => void; onerror: () => void }[]

beforeEach(() => {
  scripts = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a script comes with the press of its button, once, and again after a failure', async () => {
  const windows = socialWindows(() => ({ google: auth('client'), facebook: null, apple: null }))
  expect(scripts).toHaveLength(0)
  const failing = windows.load('google')
  await vi.waitFor(() => expect(scripts).toHaveLength(1))
  scripts[0]?.onerror()
  await expect(failing).rejects.toThrow('did not load')
  const loading = Promise.all([windows.load('google'), windows.load('google')])
  await vi.waitFor(() => expect(scripts).toHaveLength(2))
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://accounts.google.com/gsi/client',
    'https://accounts.google.com/gsi/client',
  ])
  scripts[1]?.onload()
  await loading
})

test.each([
  ['not set up', null],
  ['switched off', auth('client', false)],
  ['without a client id', auth(null)],
])('a provider that is %s loads nothing', async (_, google) => {
  const windows = socialWindows(() => ({ google, facebook: null, apple: null }))
  await expect(windows.load('google')).rejects.toThrow('not set up')
  expect(scripts).toHaveLength(0)
})

test('the stand-in needs no script', async () => {
  await socialWindows(() => ({ google: auth(standIn), facebook: null, apple: null })).load('google')
  expect(scripts).toHaveLength(0)
})

test('Google gives a code from its popup, or says that it was closed', async () => {
  const initCodeClient = vi.fn(({ callback }) => ({
    requestCode: () => callback({ code: 'g-code' }),
  }))
  vi.stubGlobal('window', { google: { accounts: { oauth2: { initCodeClient } } } })
  await expect(askGoogle(setup)).resolves.toEqual({ code: 'g-code', data: null })
  expect(initCodeClient).toHaveBeenCalledWith(
    expect.objectContaining({
      client_id: 'client',
      scope: 'email profile openid',
      ux_mode: 'popup',
    }),
  )
  initCodeClient.mockImplementation(({ error_callback }) => ({
    requestCode: () => error_callback({ type: 'popup_closed' }),
  }))
  await expect(askGoogle(setup)).rejects.toThrow('popup_closed')
})

test('Facebook gives its access token with name and e-mail, or was cancelled', async () => {
  const login = vi.fn((answer) => answer({ authResponse: { accessToken: 'f-token' } }))
  const FB = {
    init: vi.fn(),
    login,
    api: (_: string, fields: unknown, answer: (person: object) => void) => answer({ fields }),
  }
  vi.stubGlobal('window', { FB })
  await expect(askFacebook(setup)).resolves.toEqual({
    code: 'f-token',
    data: { fields: { fields: 'name,email' } },
  })
  expect(FB.init).toHaveBeenCalledWith({ appId: 'client', version: 'v20.0' })
  expect(login).toHaveBeenCalledWith(expect.any(Function), { scope: 'public_profile,email' })
  login.mockImplementation((answer) => answer({ authResponse: null }))
  await expect(askFacebook(setup)).rejects.toThrow('cancelled')
})

const idToken = `x.${btoa(JSON.stringify({ sub: '7', email: 'a@b.example' })).replaceAll('=', '')}.y`

test('Apple gives 1122 and the decoded token; without token or code it is a failure', async () => {
  const signIn = vi.fn(async () => ({ authorization: { code: 'c', id_token: idToken } }))
  const init = vi.fn()
  vi.stubGlobal('window', { AppleID: { auth: { init, signIn } } })
  await expect(askApple(setup)).resolves.toEqual({
    code: '1122',
    data: { sub: '7', email: 'a@b.example', id_token: idToken },
  })
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({ scope: 'name email', usePopup: true }),
  )
  signIn.mockResolvedValue({ authorization: { code: '', id_token: idToken } })
  await expect(askApple(setup)).rejects.toThrow('no token or no code')
})

test('a token is decoded as UTF-8', () => {
  const claims = { name: 'أمينة Müller' }
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  expect(decodeToken(`h.${payload}.s`)).toEqual(claims)
})
