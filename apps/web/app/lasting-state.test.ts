/** What a module knows outlives a customer's log-out: each such value says why whoever comes next may have it. */
import { expect, test } from 'vitest'

const modules = Object.entries(
  import.meta.glob<string>(
    ['./{data,lib,parts,screens,state}/**/*.{ts,tsx}', '!./**/*.{test,stories,server}.*'],
    { query: '?raw', import: 'default', eager: true },
  ),
)

/** A variable, a collection that begins empty, and a store. */
const lasting = [
  /^(?:export )?let (\w+)/,
  /^(?:export )?const (\w+)(?:: (?!readonly).*)? = (?:new (?:Map|Set|WeakMap)(?:<.*>)?\(\)|\[\]|\{\})$/m,
  /^(?:export )?const (\w+) =[^\n]*\s*createStore\b/,
]

/** What follows a log-out clears them (state/session/personal-stores.test.ts). */
const isCleared = (statement: string) => statement.includes("of: 'shopper'")

const found = modules.flatMap(([file, code]) =>
  code.split(/\n(?=(?:export )?(?:let|const|function|class) |\/\*\*)/).flatMap((statement) => {
    const [, name] = lasting.map((one) => one.exec(statement)).find(Boolean) ?? []
    return name && !isCleared(statement) ? [`${file.slice(2)}: ${name}`] : []
  }),
)

const moment = 'of what is on its way or pressed right now'
const asked = 'what the server tells anybody'
const script = 'a script of the page'
const device = 'of this browser, whoever uses it'

const reasons: Readonly<Record<string, string>> = {
  'data/browser-client.ts: opened': script,
  'data/helpful.ts: wishes': moment,
  'data/lost-answer.ts: doubts': 'by all that was sent: whoever sends the very same is asked anew',
  'data/oddities.ts: told': 'kinds of rows that could not be read',
  'data/read-ahead.ts: started': 'until it is taken, or the next write: a log-out is one',
  'data/resource.ts: answered': asked,
  'data/resource.ts: shared': 'names of resources',
  'data/search.ts: read': asked,
  'data/shared-answers.ts: answers': 'settings and translations, on the server',
  'data/shared-answers.ts: asked': moment,
  'data/shared-answers.ts: texts': 'settings and translations, on the server',
  'data/server-clock.ts: offset': asked,
  'lib/i18n/choice.ts: textStore': device,
  'lib/link.tsx: presses': script,
  'lib/picture-flight.ts: departed': moment,
  'lib/picture-flight.ts: flight': script,
  'lib/pop-first.ts: listener': 'a handler of the page',
  'lib/press.ts: done': moment,
  'lib/return-focus.ts: opened': moment,
  'parts/forms/in-flight.ts: inFlight': moment,
  'parts/product/delivery-days.ts: formats': 'of languages',
  'state/chat/chat-runtime.ts: running': 'by its user: another one’s is ended',
  'state/chat/open-chat.ts: chat': 'closed when the session ends (chat-host.tsx)',
  'state/compare/compare-list.ts: products': device,
  'state/compare/pressed-button.ts: pressed': moment,
  'state/favourites/pause.ts: paused': moment,
  'state/login/login-machine.ts: actor': 'begins anew with each login',
  'state/login/login-machine.ts: auths': asked,
  'state/recently-viewed/recently-viewed-list.ts: store': device,
  'state/recently-viewed/shown-tiles.ts: shownProducts': asked,
  'state/recovery/storage-choice.ts: notice': device,
  'state/recovery/use-recovery.ts: rereads': 'handlers of the page',
  'state/recovery/use-recovery.ts: rereadData': 'a handler of the page',
  'state/scheme/scheme.ts: scheme': device,
  'state/session/provider-policy.ts: made': script,
  'state/session/session-runtime.ts: listener': 'a handler of the page',
  'state/session/session-runtime.ts: waiting': moment,
  'state/session/social-windows.ts: loaded': script,
  'state/shop/root-data.ts: unpacked': asked,
}

test('what outlives a log-out says why it may', () => {
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted())
})
