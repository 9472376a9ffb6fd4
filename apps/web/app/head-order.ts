/**
 * Moves a document's stylesheets to the start of its head. The rest of the head (preloads that React
 * lifts up, icons, addresses for search engines) would otherwise be first on the connection that is
 * already open, and text waits for the styles alone.
 */
const stylesheets = /<link(?: nonce="[^"]*")? rel="stylesheet"[^>]*>/g
const charset = /<meta charSet="utf-8"\/>/

export function stylesFirst(html: string): string {
  const links = html.match(stylesheets)
  if (!links || !charset.test(html)) return html
  return html.replaceAll(stylesheets, '').replace(charset, (meta) => meta + links.join(''))
}
