import { hashOf } from './inline-script.ts'
import type { DocumentStep } from './step.ts'

/** Data blocks (JSON-LD) never run, so no policy needs to name them. */
const runs = ({ type }: HTMLScriptElement) => type === '' || type === 'module'

/**
 * The policy names the scripts of a document by their hashes, which are known as they are written:
 * what foreign text may have smuggled in is not named and does not run. A nonce in a page that is
 * kept would be known to everybody, so there is none.
 */
export const namedScripts: DocumentStep = {
  name: 'the policy names our scripts and no others',
  missing({ page, headers }) {
    const policy = headers.get('Content-Security-Policy') ?? ''
    const named = new Set(policy.match(/'sha256-[^']+'/g))
    const scripts = [...page.scripts].filter(runs)
    for (const { src, text } of scripts)
      if (src || !named.delete(hashOf(text)))
        return `a script is not named: ${src || text.slice(0, 80)}`
    if (named.size > 0) return 'the policy names a script that is not there'
    if (policy.includes('nonce-') || page.querySelector('[nonce]')) return 'there is a nonce'
    return /require-trusted-types-for 'script'/.test(policy)
      ? null
      : 'the policy asks for no Trusted Types'
  },
}
