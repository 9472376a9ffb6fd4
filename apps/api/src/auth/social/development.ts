/**
 * Stands in for providers that are not set up, in a shop that runs as `local` and for whoever sits at
 * its machine: the whole way can be walked without an account anywhere. A real shop has nothing of it.
 */
import { createHash } from 'node:crypto'
import type { SocialProvider } from '@shop/contract'
import * as v from 'valibot'
import type { Config } from '../../config.ts'
import { type Identity, maybeText, type ProviderLogin, text } from './identity.ts'

/** The client id by which a client knows that no provider's script is to be loaded. */
export const developmentClient = 'development'

/** Whether the stand-in answers for a provider. */
export const isDevelopment = ({ environment, social }: Config, provider: SocialProvider): boolean =>
  environment === 'local' && social[provider] === null

const Person = v.object({ sub: text(), email: maybeText, name: maybeText })

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const prefix = `${developmentClient}.`

/** A code of the page below; Apple's way has everything in `data`. */
export const askDevelopment = ({ code, data }: ProviderLogin): Identity | null => {
  const told = code.startsWith(prefix)
    ? parse(Buffer.from(code.slice(prefix.length), 'base64url').toString('utf8'))
    : code === '1122'
      ? data
      : null
  const person = v.safeParse(Person, told)
  if (!person.success) return null
  const { sub, email, name } = person.output
  return { subject: sub, email, name }
}

const script = `
const form = document.forms[0]
const tell = (answer) => {
  window.opener?.postMessage({ type: 'social', provider: form.dataset.provider, ...answer }, location.origin)
  window.close()
}
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const { name, email } = Object.fromEntries(new FormData(form))
  const person = { sub: email, email, name, email_verified: true }
  const bytes = new TextEncoder().encode(JSON.stringify(person))
  const code = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  tell(form.dataset.provider === 'apple' ? { code: '1122', data: person } : { code: '${prefix}' + code, data: null })
})
document.getElementById('cancel').addEventListener('click', () => tell({ cancelled: true }))
`

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 22rem; margin: 3rem auto; padding: 0 1rem }
label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit }
label { margin-block-start: 1rem } input, button { padding: .6rem; margin-block-start: .4rem }
`

const titles: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

const sourceOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The only script and style that may run in the page below. */
export const developmentPolicy = [
  "default-src 'none'",
  `script-src ${sourceOf(script)}`,
  `style-src ${sourceOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The stand-in's window: it asks who to be, and tells the page that opened it. */
export const developmentPage = (provider: SocialProvider): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${titles[provider]} (development)</title>
<style>${style}</style>
<h1>${titles[provider]}</h1>
<p>This stands in for ${titles[provider]} while it is not set up.</p>
<form data-provider="${provider}">
<label for="name">Name</label>
<input id="name" name="name" value="Robin Example" required>
<label for="email">E-mail</label>
<input id="email" name="email" type="email" value="robin@shop.example" required>
<button>Continue</button>
<button type="button" id="cancel">Cancel</button>
</form>
<script>${script}</script>
</html>`
