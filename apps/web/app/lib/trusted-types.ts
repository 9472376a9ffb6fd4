/**
 * The policies by which text may become markup or a script's address where the browser has Trusted
 * Types; the Content-Security-Policy lets no others be made. Their names are in every document.
 */
export const trustedTypes = {
  /** The starter puts the document's own pictures back (server/document/start-app.ts). */
  deferredPictures: 'pictures',
  /** DOMPurify's own. */
  purifier: 'dompurify',
  /** HTML that this shop's server has cleaned (parts/safe-html). */
  serverCleaned: 'cleaned',
  /** Scripts of social login, and what those make themselves (session/social-windows.ts). */
  providers: 'default',
} as const
