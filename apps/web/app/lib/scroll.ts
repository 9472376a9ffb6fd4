/** Where the router keeps how far each entry of the history was scrolled, in the session's storage. */
export const scrollKey = 'scroll-positions'

/** The document's last element: the first paint waits until it has been read. */
export const readId = 'read'
