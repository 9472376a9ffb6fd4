/** The Pusher protocol, version 7, as far as public channels need it. */

/** Closing codes: below 4100 a client stays away, below 4200 it waits, below 4300 it comes back at once. */
export const closing = {
  unknownApp: [4001, 'There is no app with this key'],
  unknownVersion: [4007, 'This version of the protocol is not spoken here'],
  tooMany: [4100, 'Too many connections'],
  tooFast: [4100, 'Too many messages'],
  // Coming back at once would find nobody, and pusher-js then waits for a quarter of a minute.
  restarting: [4100, 'The server is restarting'],
  silent: [4201, 'No answer to a ping'],
} as const
export type Closing = (typeof closing)[keyof typeof closing]

/** What a client may say. */
export type ClientEvent =
  | { readonly event: 'pusher:ping' | 'pusher:pong' }
  | { readonly event: 'pusher:subscribe' | 'pusher:unsubscribe'; readonly channel: string }

const channelName = /^[\w\-=@,.;]{1,164}$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Data stands in an event as it is, or as its JSON text. */
const dataOf = (data: unknown) => (typeof data === 'string' ? parse(data) : data)

/** Reads a frame; null for anything that the protocol does not know. */
export const readEvent = (text: string): ClientEvent | null => {
  const frame = parse(text)
  if (!isRecord(frame)) return null
  const { event } = frame
  if (event === 'pusher:ping' || event === 'pusher:pong') return { event }
  if (event !== 'pusher:subscribe' && event !== 'pusher:unsubscribe') return null
  const data = dataOf(frame.data)
  const channel = isRecord(data) ? data.channel : null
  return typeof channel === 'string' && channelName.test(channel) ? { event, channel } : null
}

/** Writes a frame; the protocol sends data as JSON text inside of it. */
export const writeEvent = (event: string, data: object, channel?: string): string =>
  JSON.stringify({
    event,
    ...(channel === undefined ? {} : { channel }),
    data: JSON.stringify(data),
  })

/** Channels that need a proof of who listens, which there is no call for (wire.md 15). */
export const needsProof = (channel: string): boolean => /^(private|presence)-/.test(channel)
