/**
 * A name that nobody else has: a random UUID (RFC 9562, version 4). The platform's own
 * `randomUUID` is missing on a page that came over plain http from a host with a name.
 */
export function newKey(): string {
  const [high = 0n, low = 0n] = crypto.getRandomValues(new BigUint64Array(2))
  const versioned = (high & ~0xf000n) | 0x4000n
  const variant = (low & ~(3n << 62n)) | (2n << 62n)
  const digits = [versioned, variant].map((half) => half.toString(16).padStart(16, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
