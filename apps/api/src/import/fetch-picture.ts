/** Fetches pictures from elsewhere, within limits, and from nowhere that only we can reach. */
import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { NotTaken } from './product.ts'

/** As large as a picture may be. */
export const maxPicture = { bytes: 25 * 1024 * 1024, fault: 'is larger than 25 MB' }
const maxRedirects = 5
const maxSeconds = 30

/** What is no public address: this machine, its network, and what is set aside. */
const inside = new BlockList()
const subnets = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4
  240.0.0.0/4 ::/127 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7
  fe80::/10 fec0::/10 ff00::/8`
for (const subnet of subnets.split(/\s+/)) {
  const [address = '', bits] = subnet.split('/')
  inside.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}

/** Whether an address is somewhere that others cannot reach; mapped ones are what they map. */
export const isInside = (address: string): boolean => {
  const family = isIP(address)
  return family === 0 || inside.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

export interface Fetching {
  /** Also from this machine and its own network. */
  readonly isInsideAllowed: boolean
}

const notInside = 'is an address of this machine or its network: --private-pictures allows those'

/** Names are looked up once, and what was looked at is what is connected to. */
const lookupOutside: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '')
    if (addresses.some(({ address }) => isInside(address)))
      return callback(new NotTaken(notInside), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })

const open = (url: URL, { isInsideAllowed }: Fetching, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!isInsideAllowed && isIP(host) !== 0 && isInside(host)) throw new NotTaken(notInside)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(url, {
      signal,
      agent: false,
      headers: {
        Accept: 'image/jpeg, image/png, image/webp, image/gif',
        'User-Agent': 'shop-import',
      },
      ...(isInsideAllowed ? {} : { lookup: lookupOutside }),
    })
      .on('response', resolve)
      .on('error', reject)
      // A server that wants to speak another protocol only hangs up.
      .on('close', () => reject(new NotTaken('is not answered')))
      .end()
  })

const readAll = async (answer: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    size += part.length
    if (size > maxPicture.bytes) throw new NotTaken(maxPicture.fault)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const addressOf = (text: string, base?: URL): URL => {
  if (!URL.canParse(text, base)) throw new NotTaken('is no address')
  const url = new URL(text, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new NotTaken('is no address that begins with http:// or https://')
  if (url.username || url.password) throw new NotTaken('has a password in it')
  return url
}

const fetchWithin = async (text: string, fetching: Fetching, signal: AbortSignal) => {
  let url = addressOf(text)
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const answer = await open(url, fetching, signal)
    try {
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return await readAll(answer)
      if (statusCode < 300 || statusCode > 399 || !headers.location)
        throw new NotTaken(`is answered with ${statusCode}`)
      url = addressOf(headers.location, url)
    } finally {
      answer.destroy()
    }
  }
  throw new NotTaken(`leads on more than ${maxRedirects} times`)
}

/** What stands at an address; NotTaken says why not. */
export const fetchPicture = async (text: string, fetching: Fetching): Promise<Buffer> => {
  const signal = AbortSignal.timeout(maxSeconds * 1000)
  try {
    return await fetchWithin(text, fetching, signal)
  } catch (error) {
    if (error instanceof NotTaken) throw error
    if (signal.aborted) throw new NotTaken(`does not come within ${maxSeconds} seconds`)
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new NotTaken(`cannot be fetched (${code})`)
  }
}
