import { type Settings, Settings as SettingsShape } from '@shop/contract/settings'
import type { MiddlewareFunction } from 'react-router-dom'
import * as v from 'valibot'
import { ApiError } from './data/api-error.ts'
import { readMessages } from './data/messages.ts'
import { type RequestFacts, requestFacts } from './data/request-context.ts'
import { settingsResource } from './data/settings.ts'
import { languageOf } from './lib/i18n/choice.ts'

/** What specification.md section 9 names, for a server that cannot say. What it takes back nobody knows then. */
export const defaultSettings: Settings = v.parse(SettingsShape, { return_order_within_days: 0 })

const minute = 60_000
let lastWarning = { message: '', at: Number.NEGATIVE_INFINITY }

/** A server that is away is said once a minute, not once a page. */
function say(message: string) {
  const at = performance.now()
  if (message === lastWarning.message && at - lastWarning.at < minute) return
  lastWarning = { message, at }
  console.warn(message)
}

function orLog<Fallback>(fallback: Fallback) {
  return (error: unknown): Fallback => {
    if (!(error instanceof ApiError)) throw error
    // Another server's words: a line, whatever is in them.
    say(JSON.stringify(error.message.slice(0, 200)))
    return fallback
  }
}

/** What the last page was made with: this one's language is in it, most likely. */
let lastSettings: Settings | null = null

const likelyLocale = (requested: string | null) =>
  lastSettings ? languageOf(lastSettings, requested).name : 'en'

function startMessages({ client }: RequestFacts, locale: string) {
  // Translation load failure: logged only (specification.md section 8).
  const messages = readMessages(client, locale).catch(orLog({}))
  // Whoever renders hears of anything else; an answer without a document does not wait for them.
  messages.catch(() => undefined)
  return messages
}

/**
 * Decides the document's language before any loader asks the server for names in it. Its translations
 * are read beside the settings, and beside what the loaders read.
 */
export const decideLanguage: MiddlewareFunction<Response> = async ({ context }, next) => {
  const facts = context.get(requestFacts)
  const likely = likelyLocale(facts.requestedLocale)
  const ahead = startMessages(facts, likely)
  facts.settings = await settingsResource.load(facts.client).catch(orLog(null))
  lastSettings = facts.settings ?? lastSettings
  facts.locale = languageOf(facts.settings ?? defaultSettings, facts.requestedLocale).name
  facts.messages = facts.locale === likely ? ahead : startMessages(facts, facts.locale)
  return next()
}
