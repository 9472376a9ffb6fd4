/** A small server of the Pusher protocol on the shop's own port: for shops on one machine. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { askerAddress, type Share, sharesOf } from '../limits/address.ts'
import { callerOf } from '../limits/connections.ts'
import { type Closing, closing, needsProof, readEvent, writeEvent } from './protocol.ts'
import type { Realtime } from './realtime.ts'

export interface HubOptions {
  /** How many proxies in front of us may be believed about the client's address. */
  readonly trustedProxies?: number
  /** Connections from one address, and in all. */
  readonly perAddress?: number
  readonly inAll?: number
  /** Seconds without a word until a client is asked whether it is there, and then until it is cut off. */
  readonly activity?: number
  readonly patience?: number
}

export interface Hub extends Realtime {
  /** How many are connected, and how many channels they listen to. */
  count(): { connections: number; channels: number }
}

interface Client {
  readonly socket: WebSocket
  readonly networks: readonly Share[]
  readonly channels: Set<string>
  heardAt: number
  pinged: boolean
  /** Frames and bytes that it may still send before the next sweep. */
  allowance: number
  bytes: number
}

const appKey = 'shop'
const maxFrame = 10 * 1024
/** Pieces of a message, and of a frame that has not come whole: each is an object, however short it is. */
const maxFragments = 16
const maxBufferedChunks = 64
const maxChannels = 20
/** Frames that a client may send between two sweeps; a busy page sends a handful. */
const maxFrames = 60
/** And bytes, headers of frames included. */
const maxBytes = 32 * 1024
/** A client that does not take what it is sent is cut off with this much waiting for it. */
const maxWaiting = 64 * 1024
const sweepEvery = 5000
/** Whoever is dismissed may take so long to hang up, in ms. */
const farewell = 1000

let lastId = 0
/** As the protocol writes the id of a connection. */
const socketId = () => {
  lastId += 1
  return `${process.pid}.${lastId}`
}

const networksOf = (request: IncomingMessage, trustedProxies: number): readonly Share[] =>
  sharesOf(askerAddress({ ...callerOf(request), trustedProxies }))

/** Opens the hub; `upgrade` is its door. */
export const createHub = ({
  trustedProxies = 0,
  perAddress = 50,
  inAll = 20_000,
  activity = 120,
  patience = 30,
}: HubOptions = {}): Hub => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrame,
    maxFragments,
    maxBufferedChunks,
    // A frame of each client in a round of the event loop: who sends thousands at once waits for the others.
    allowSynchronousEvents: false,
    // Answered below: who asks and does not read would fill the memory with answers.
    autoPong: false,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const clients = new Set<Client>()
  const listeners = new Map<string, Set<Client>>()
  const connected = new Map<string, number>()

  const send = ({ socket }: Client, frame: string | Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > maxWaiting) socket.terminate()
    else socket.send(frame, { binary: false })
  }

  const dismiss = (socket: WebSocket, [code, message]: Closing) => {
    if (socket.readyState === socket.OPEN)
      socket.send(writeEvent('pusher:error', { code, message }))
    socket.close(code, message)
    setTimeout(() => socket.terminate(), farewell).unref()
  }

  /** What else comes is not read. */
  const endFlood = ({ socket }: Client) => {
    dismiss(socket, closing.tooFast)
    socket.pause()
  }

  const leave = (client: Client, channel: string) => {
    client.channels.delete(channel)
    const all = listeners.get(channel)
    all?.delete(client)
    if (all?.size === 0) listeners.delete(channel)
  }

  const forget = (client: Client) => {
    if (!clients.delete(client)) return
    for (const channel of client.channels) leave(client, channel)
    for (const { network } of client.networks) {
      const left = (connected.get(network) ?? 1) - 1
      if (left > 0) connected.set(network, left)
      else connected.delete(network)
    }
  }

  const join = (client: Client, channel: string) => {
    const isFull = client.channels.size >= maxChannels && !client.channels.has(channel)
    if (isFull || needsProof(channel)) {
      const error = isFull ? 'Too many channels' : 'Only public channels are served here'
      const status = isFull ? 429 : 401
      return send(
        client,
        writeEvent('pusher:subscription_error', { type: 'AuthError', error, status }, channel),
      )
    }
    client.channels.add(channel)
    const all = listeners.get(channel) ?? new Set()
    listeners.set(channel, all.add(client))
    send(client, writeEvent('pusher_internal:subscription_succeeded', {}, channel))
  }

  /** Notes a frame, of whatever kind; false where there were too many, and it is dismissed. */
  const notesFrame = (client: Client): boolean => {
    client.heardAt = performance.now()
    client.pinged = false
    client.allowance -= 1
    if (client.allowance === -1) endFlood(client)
    return client.allowance >= 0
  }

  const hear = (client: Client, text: string) => {
    if (!notesFrame(client)) return
    const heard = readEvent(text)
    if (heard === null)
      return send(
        client,
        writeEvent('pusher:error', { code: null, message: 'This event is not understood' }),
      )
    if (heard.event === 'pusher:ping') return send(client, writeEvent('pusher:pong', {}))
    if (heard.event === 'pusher:subscribe') return join(client, heard.channel)
    if (heard.event === 'pusher:unsubscribe') return leave(client, heard.channel)
  }

  const refusalOf = (url: URL, networks: readonly Share[]): Closing | null => {
    if (url.pathname !== `/app/${appKey}`) return closing.unknownApp
    if (!/^[4-7]$/.test(url.searchParams.get('protocol') ?? '7')) return closing.unknownVersion
    const isCrowded = networks.some(
      ({ network, share }) => (connected.get(network) ?? 0) >= perAddress * share,
    )
    return isCrowded || clients.size >= inAll ? closing.tooMany : null
  }

  const welcome = (socket: WebSocket, line: Duplex, url: URL, networks: readonly Share[]) => {
    // A broken frame or connection: `ws` closes it, and 'close' follows.
    socket.on('error', () => undefined)
    const refusal = refusalOf(url, networks)
    if (refusal) {
      dismiss(socket, refusal)
      line.end()
      return
    }
    const client: Client = {
      socket,
      networks,
      channels: new Set(),
      heardAt: performance.now(),
      pinged: false,
      allowance: maxFrames,
      bytes: maxBytes,
    }
    line.on('data', (chunk: Buffer) => {
      const before = client.bytes
      client.bytes -= chunk.length
      if (before >= 0 && client.bytes < 0) endFlood(client)
    })
    clients.add(client)
    for (const { network } of networks) connected.set(network, (connected.get(network) ?? 0) + 1)
    socket.on('close', () => forget(client))
    socket.on('ping', (data) => {
      if (notesFrame(client)) socket.pong(data)
    })
    socket.on('pong', () => notesFrame(client))
    socket.on('message', (data, isBinary) => hear(client, isBinary ? '' : String(data)))
    const established = { socket_id: socketId(), activity_timeout: activity }
    send(client, writeEvent('pusher:connection_established', established))
  }

  const sweep = () => {
    const now = performance.now()
    for (const client of clients) {
      client.allowance = maxFrames
      client.bytes = maxBytes
      const silence = (now - client.heardAt) / 1000
      if (client.pinged && silence > activity + patience) {
        dismiss(client.socket, closing.silent)
        // Whoever does not answer a ping does not answer a farewell either.
        client.socket.terminate()
      } else if (!client.pinged && silence > activity) {
        client.pinged = true
        send(client, writeEvent('pusher:ping', {}))
      }
    }
  }
  const timer = setInterval(sweep, Math.min(sweepEvery, activity * 500))
  timer.unref()

  return {
    publish: async (channel, event, data) => {
      const frame = Buffer.from(writeEvent(event, data, channel))
      for (const client of listeners.get(channel) ?? []) send(client, frame)
    },
    settings: (origin) => {
      const { hostname, port, protocol } = new URL(origin)
      const isSecure = protocol === 'https:'
      return {
        pusher_app_key: appKey,
        // pusher-js wants one, and does not use it beside a host.
        pusher_app_cluster: 'local',
        pusher_host: hostname,
        pusher_port: Number(port) || (isSecure ? 443 : 80),
        pusher_scheme: isSecure ? 'https' : 'http',
      }
    },
    awaits: ({ url = '', headers }) =>
      headers.upgrade?.toLowerCase() === 'websocket' &&
      url.startsWith('/app/') &&
      URL.canParse(url, 'http://hub'),
    upgrade: (request, socket: Duplex, head) => {
      const url = new URL(request.url ?? '', 'http://hub')
      const networks = networksOf(request, trustedProxies)
      server.handleUpgrade(request, socket, head, (opened) =>
        welcome(opened, socket, url, networks),
      )
    },
    count: () => ({ connections: clients.size, channels: listeners.size }),
    close: () => {
      clearInterval(timer)
      server.close()
      for (const { socket } of clients) dismiss(socket, closing.restarting)
    },
  }
}
