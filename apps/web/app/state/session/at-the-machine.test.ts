import { localSettings } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { loginSettings } from './at-the-machine.ts'
import { prefillOf } from './demo-account.ts'

const auth = (name: string, client_id: string) => ({
  name,
  client_id,
  is_active: true,
  redirect_url: null,
})
const settings = {
  ...localSettings,
  social_auths: {
    google: auth('google', 'development'),
    facebook: auth('facebook', 'a-real-one'),
    apple: null,
  },
}

test.each(['localhost', 'shop.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  'at %s a local shop fills in its demo account and stands in for providers',
  (hostname) => {
    const shown = loginSettings(settings, hostname)
    expect(shown).toBe(settings)
    expect(prefillOf(shown)).toMatchObject({ phone: 'demo@shop.example' })
  },
)

test.each(['192.168.1.5', 'shop.test', 'localhost.example', '127.0.0.1.example', '[2001:db8::1]'])(
  'at %s it does neither; a provider that is set up stays',
  (hostname) => {
    const shown = loginSettings(settings, hostname)
    expect(prefillOf(shown)).toBeNull()
    expect(shown.social_auths).toEqual({
      google: null,
      facebook: settings.social_auths.facebook,
      apple: null,
    })
  },
)
