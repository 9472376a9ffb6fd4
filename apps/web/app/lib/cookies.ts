const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * What a Cookie header says, by name. Of two cookies of one name the first counts: browsers send the
 * one of the longer path first (RFC 6265). A value that cannot be decoded counts as none.
 */
export function readCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const first = new Map<string, string | null>()
  for (const pair of header?.split(';') ?? []) {
    const [name = '', ...rest] = pair.split('=')
    const key = name.trim()
    if (rest.length === 0 || key === '' || first.has(key)) continue
    first.set(key, decoded(rest.join('=').trim()))
  }
  return new Map([...first].filter((one): one is [string, string] => one[1] !== null))
}
