import { trustedTypes } from '#app/lib/trusted-types.ts'

/** Where scripts of social login lie, and what those fetch further. */
const hosts = [
  'https://accounts.google.com',
  'https://apis.google.com',
  'https://connect.facebook.net',
  'https://appleid.cdn-apple.com',
]

let made: Promise<void> | undefined

async function make() {
  if (!window.trustedTypes) return
  const { default: purifier } = await import('dompurify')
  window.trustedTypes.createPolicy(trustedTypes.providers, {
    createHTML: (html) => purifier.sanitize(html),
    createScriptURL(address) {
      if (hosts.includes(new URL(address, location.href).origin)) return address
      throw new TypeError(`No script comes from ${address}`)
    },
  })
}

/**
 * Lets the providers' scripts in, and nobody else's: where the browser has Trusted Types a script's
 * address is refused without a policy. Theirs may make markup of text, which is cleaned.
 */
export const letProvidersIn = (): Promise<void> => {
  made ??= make()
  return made
}
