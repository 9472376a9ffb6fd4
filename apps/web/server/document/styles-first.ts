import type { DocumentStep } from './step.ts'

/**
 * Text waits for the stylesheet alone, so it is the first thing on the connection that is already
 * open: a header names it, and the browser asks for it before it has read the head, where React puts
 * the largest picture first.
 */
export const stylesFirst: DocumentStep = {
  name: 'the stylesheet is asked for first',
  write: ({ stylesheet }) => ({ headers: { Link: `<${stylesheet}>; rel=preload; as=style` } }),
  missing({ page, headers }) {
    const links = [...page.querySelectorAll('link[rel=stylesheet]')]
    if (links.length !== 1) return `there are ${links.length} stylesheets`
    const href = links[0]?.getAttribute('href')
    return headers.get('Link')?.startsWith(`<${href}>;`)
      ? null
      : `no header names the stylesheet ${href}`
  },
}
