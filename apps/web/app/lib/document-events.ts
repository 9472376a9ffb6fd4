/** What the document's own scripts (server/document) and the app tell each other, as events of the window. */
export const documentEvents = {
  /** All that the first view shows has been painted. */
  painted: 'shop:painted',
  /** The app answers presses now. */
  ready: 'shop:ready',
  /** Another screen is shown. */
  moved: 'shop:moved',
  /** Light or dark was chosen. */
  scheme: 'shop:scheme',
} as const

export const tellDocument = (event: keyof typeof documentEvents) =>
  void dispatchEvent(new Event(documentEvents[event]))
