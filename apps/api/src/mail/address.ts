/** The one reading of e-mail addresses: what is stored, compared, and written to. */
import { domainToASCII } from 'node:url'

/** What SMTP takes without quotes: RFC 5321's dot-string. */
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Names of hosts in any script; the URL parser alone would read ports, paths and numbers, too. */
const named = /^[\p{L}\p{M}\p{N}.-]+$/u
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/

const readDomain = (written: string): string | null => {
  const typed = written.replaceAll('。', '.')
  if (!named.test(typed)) return null
  const domain = domainToASCII(typed).toLowerCase()
  const labels = domain.split('.')
  const isHost = labels.length > 1 && labels.every((one) => label.test(one))
  return isHost && /[a-z]/.test(labels.at(-1) ?? '') ? domain : null
}

/**
 * The address that was typed, as it is stored: compatible letters made one (NFKC), the domain in
 * small ASCII letters, what stands before the @ as it was typed. Null for what is not one plain
 * address: names, comments, quotes, several addresses, and letters before the @ that are not ASCII,
 * which most mail servers refuse and which can look like others.
 */
export const readEmail = (typed: string): string | null => {
  const [name = '', host = '', ...more] = typed.normalize('NFKC').trim().split('@')
  const domain = readDomain(host)
  if (domain === null || more.length > 0 || name.length > 64 || !local.test(name)) return null
  const email = `${name}@${domain}`
  return email.length <= 254 ? email : null
}

/** What two writings of an address have in common: nobody tells accounts apart by capitals. */
export const emailKey = (typed: string): string =>
  (readEmail(typed) ?? typed.normalize('NFKC').trim()).toLowerCase()

/** Whether both are one address; no address is the same as none. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : emailKey(one) === emailKey(other)
