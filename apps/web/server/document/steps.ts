import { readId } from '../../app/lib/scroll.ts'
import { deferredPictures } from './deferred-pictures.ts'
import { earlyFont } from './early-font.ts'
import { earlyScheme, schemeScript } from './early-scheme.ts'
import { hashOf, type InlineScript } from './inline-script.ts'
import { keepScroll, scrollScript } from './keep-scroll.ts'
import { namedScripts } from './named-scripts.ts'
import { pageData } from './page-data.ts'
import { startApp } from './start-app.ts'
import type { DocumentFacts, DocumentStep, SentDocument } from './step.ts'
import { stylesFirst } from './styles-first.ts'

/** All that is done to a document besides rendering it, in the order in which it stands there. */
const steps: readonly DocumentStep[] = [
  stylesFirst,
  earlyScheme,
  earlyFont,
  deferredPictures,
  keepScroll,
  pageData,
  startApp,
  namedScripts,
]

/** What all steps write into one document. */
export interface Composed {
  scripts: readonly InlineScript[]
  /** The scripts as a Content-Security-Policy names them. */
  hashes: readonly string[]
  headers: Readonly<Record<string, string>>
}

/** While developing the router starts the app; the rest is as ever. */
export const developmentScripts: readonly InlineScript[] = [
  { position: 'head', code: schemeScript },
  { position: 'end', code: scrollScript, id: readId },
]

export function compose(facts: DocumentFacts): Composed {
  const written = steps.flatMap(({ write }) => write?.(facts) ?? [])
  const scripts = written.flatMap((one) => one.scripts ?? [])
  return {
    scripts,
    hashes: [...new Set(scripts.map(({ code }) => hashOf(code)))],
    headers: Object.assign({}, ...written.map(({ headers }) => headers)),
  }
}

/** Which steps did not take hold in a document that went out, a line each. */
export async function lost(sent: SentDocument): Promise<string[]> {
  const missing = await Promise.all(
    steps.map(async ({ name, missing }) => ({ name, what: await missing(sent) })),
  )
  return missing.flatMap(({ name, what }) => (what === null ? [] : [`${name}: ${what}`]))
}
