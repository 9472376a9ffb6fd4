/** Which of the settings are words that shoppers read in their language: a page says them by `t(…)`. */
import { Settings } from './settings.ts'
import { maybeText, text } from './shape.ts'

/** Texts that are no words of a language. */
const names = [
  'app_environment',
  'google_playstore_link',
  'app_store_link',
  'mobile',
  'email',
  'address',
  'pusher_app_key',
  'pusher_app_cluster',
  'pusher_host',
]

/** The names of all others. */
export const settingsInWords: readonly string[] = Object.entries(Settings.entries).flatMap(
  ([name, schema]) =>
    (schema === text || schema === maybeText) && !names.includes(name) ? [name] : [],
)
