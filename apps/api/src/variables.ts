/**
 * Reads variables of the environment, and keeps a line about each that is wrong: its name and what
 * it takes. Never its value, for many hold a password.
 */
export type Environment = Readonly<Record<string, string | undefined>>

export type Variables = ReturnType<typeof readVariables>

/** npm starts each program in its own folder: relative paths are meant from where npm was called. */
export const calledFrom = ({ INIT_CWD }: Environment): string => INIT_CWD?.trim() ?? ''

/** @param env usually `process.env`; empty values count as absent */
export const readVariables = (env: Environment) => {
  const problems = new Map<string, string>()
  const names = new Set<string>()
  const text = (name: string) => {
    names.add(name)
    return env[name]?.trim() || null
  }
  const wrong = (name: string, takes: string) => {
    problems.set(name, `${name} is wrong: it takes ${takes}.`)
    return null
  }
  const missing = (name: string, why: string) => {
    if (text(name) === null) problems.set(name, `${name} is missing: ${why}.`)
  }
  /** An address's trailing slashes are left out. */
  const address = (name: string, protocols: readonly string[], example: string) => {
    const value = text(name)
    if (value === null) return null
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      return wrong(name, `an address such as ${example}`)
    return value.replace(/\/+$/, '')
  }
  const isOrigin = (value: string) =>
    URL.canParse(value) && /^https?:\/\/[^/?#@]+\/?$/.test(value) && !/[;'"]/.test(value)
  /** An address that pages start their links with: nothing but protocol, host and port. */
  const origin = (name: string, example: string) => {
    const value = text(name)
    if (value === null) return null
    return isOrigin(value) ? new URL(value).origin : wrong(name, `an address such as ${example}`)
  }
  /** Hosts by their protocol, such as `https://cdn.example`, with blanks or commas between. */
  const origins = (name: string) => {
    const values =
      text(name)
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? []
    if (!values.every(isOrigin)) wrong(name, 'addresses of hosts such as https://media.example')
    return values.filter(isOrigin).map((value) => new URL(value).origin)
  }
  const whole = (name: string, fallback: number, [min, max]: readonly [number, number]) => {
    const value = text(name)
    if (value === null) return fallback
    const number = /^\d{1,7}$/.test(value) ? Number(value) : -1
    if (number >= min && number <= max) return number
    wrong(name, `a whole number from ${min} to ${max}`)
    return fallback
  }
  /** What belongs together: all of it, or null; where one is set, the others are missing. */
  const together = <Names extends readonly string[]>(...names: Names) => {
    const values = names.map(text)
    if (values.every((value) => value === null)) return null
    for (const name of names) missing(name, `${list(names)} belong together`)
    return values.includes(null) ? null : (values as { [Name in keyof Names]: string })
  }
  return { text, wrong, missing, address, origin, origins, whole, together, problems, names }
}

const list = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
