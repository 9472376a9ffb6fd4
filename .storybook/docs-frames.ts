import { addons } from 'storybook/preview-api'
import { dressDocument } from './dress-document.ts'
import { initialGlobals } from './toolbar.ts'

/*
 * Docs pages follow the toolbar. They show overlays in one frame per story; those frames miss the
 * toolbar's globals, and the focus of an overlay scrolls the page: both are mended here.
 */
type Globals = Record<string, unknown>
type Channel = { on(name: string, listen: (event: { globals: Globals }) => void): void }
type Host = Window & { __shopGlobals?: Globals; __STORYBOOK_ADDONS_CHANNEL__?: Channel }

const pick = (globals: Globals): Globals =>
  Object.fromEntries(Object.keys(initialGlobals).map((name) => [name, globals[name]]))

const framed = typeof window !== 'undefined' && window.frameElement?.id.startsWith('iframe--')
const host = framed ? (window.parent as Host) : undefined

/** What the page around this frame is set to. */
export const inherited: Globals = host?.__shopGlobals ? pick(host.__shopGlobals) : {}

void addons.ready().then((channel) => {
  const keep = (event: { globals: Globals }) => {
    const own: Host = window
    own.__shopGlobals = event.globals
    // A page without a story has nothing that would.
    dressDocument(event.globals)
  }
  channel.on('setGlobals', keep)
  channel.on('globalsUpdated', keep)
  // Frame and page share a channel: without the memory they would answer each other for ever.
  let last = JSON.stringify(inherited)
  host?.__STORYBOOK_ADDONS_CHANNEL__?.on('globalsUpdated', (event) => {
    const globals = pick(event.globals)
    const next = JSON.stringify(globals)
    if (next === last) return
    last = next
    channel.emit('updateGlobals', { globals })
  })
})

if (host) {
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
