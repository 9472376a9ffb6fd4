/** Whether the web server has settings to render with: its own file says so, made of nothing else. */
export const canBeRendered = () =>
  fetch('/manifest.webmanifest', { cache: 'no-store', signal: AbortSignal.timeout(20_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
