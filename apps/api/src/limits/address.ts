/** The address that a request comes from, and what limits count it by. */
import { isIPv4, isIPv6 } from 'node:net'

/** The process's own call: the storefront reads while it renders a page. Nobody outside is this. */
export const internal = 'internal'
/** Somebody whose address cannot be told; all of them are counted as one. */
export const unknown = 'unknown'

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): number[] => {
  const [head = '', tail] = address
    .replace(/\d+\.\d+\.\d+\.\d+$/, (four) => {
      const [a = 0, b = 0, c = 0, d = 0] = four.split('.').map(Number)
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    })
    .split('::')
  const read = (part: string) => (part ? part.split(':').map((group) => parseInt(group, 16)) : [])
  const [first, last] = [read(head), read(tail ?? '')]
  return [...first, ...Array(8 - first.length - last.length).fill(0), ...last]
}

const isMapped = (groups: readonly number[]) =>
  groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)

/**
 * An address as it is written plainly: without zone, port and brackets, an IPv4 address that came
 * over IPv6 as IPv4. Null for what is no address.
 */
export const plainAddress = (text: string): string | null => {
  const trimmed = text.trim()
  const bare =
    /^\[(.+)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ??
    /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ??
    trimmed
  const [address = ''] = bare.split('%')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const groups = groupsOf(address)
  if (!isMapped(groups)) return address.toLowerCase()
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

export interface Asker {
  /** The X-Forwarded-For header. */
  readonly forwarded: string | null | undefined
  /** The other end of the connection. */
  readonly remote: string | undefined
  /** How many proxies in front of us may be believed. */
  readonly trustedProxies: number
}

/**
 * Who asks, as the outermost proxy that we trust saw them: a plain address, `internal` or `unknown`.
 * What a client has written into the header itself stands before what our proxies wrote.
 */
export const askerAddress = ({ forwarded, remote, trustedProxies }: Asker): string => {
  const told = trustedProxies > 0 ? forwarded?.split(',').at(-trustedProxies) : undefined
  if (told?.trim()) return plainAddress(told) ?? unknown
  if (remote === internal) return internal
  return plainAddress(remote ?? '') ?? unknown
}

const prefix = (groups: readonly number[], length: 48 | 64) => {
  const network = groups.slice(0, length / 16).map((group) => group.toString(16))
  return `${network.join(':')}::/${length}`
}

/** What an address is counted by: of IPv6 the network, since every customer of a provider has one. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? prefix(groupsOf(address), 64) : address

export interface Share {
  readonly network: string
  /** How many times the limit of one address. */
  readonly share: number
}

/** A /48 has 65,536 networks of a customer each, or is all one customer's. */
const shareOfSite = 8

/**
 * All that an address is counted by, and how much of a limit each may use up.
 *
 * @param address a plain one, or its network as `networkOf` gives it
 */
export const sharesOf = (address: string): readonly Share[] => {
  const plain = address.replace(/\/64$/, '')
  const own = { network: networkOf(plain), share: 1 }
  return isIPv6(plain) ? [own, { network: prefix(groupsOf(plain), 48), share: shareOfSite }] : [own]
}

/** All networks of a site together: one host may have them all. */
export const siteOf = (address: string): string => sharesOf(address).at(-1)?.network ?? address
