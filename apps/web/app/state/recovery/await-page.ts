import { reloadsSoFar, rememberReload } from './reloads.ts'
import { recovery, rereads } from './use-recovery.ts'

/** Beside the keys of what is read: the page itself, which could not be rendered. */
const page = 'page'

/** Whether the web server has settings to render with: its own file says so, made of nothing else. */
const canBeRendered = () =>
  fetch('/manifest.webmanifest', { cache: 'no-store', signal: AbortSignal.timeout(20_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

rereads[page] = async () => {
  if (!(await canBeRendered())) return recovery.noteFailure(page)
  recovery.noteAnswer(page)
  rememberReload()
  location.reload()
}

/** Loads the page again once it can be rendered. */
export const awaitPage = () => recovery.noteFailure(page, reloadsSoFar())
