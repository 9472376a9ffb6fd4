/** What Tailwind's utilities decide, as far as it matters which of two goes last. */

/** Whole names, beginnings (`text-`) and beginnings of a number (`text-#`), each with its properties. */
const decided = new Map<string, readonly string[]>()

const say = (names: string, ...properties: string[]) => {
  for (const name of names.split(' ')) decided.set(name, properties)
}

// Of these the value may have dashes; of others it is what stands behind the last one.
for (const name of 'bg bg-linear shadow animate fill stroke gap-x gap-y overflow-x overflow-y outline-offset'.split(
  ' ',
))
  say(`${name}-`, name)
// Each is a property of its own.
for (const name of 'snap-x snap-start snap-mandatory divide-y object-left border-collapse'.split(
  ' ',
))
  say(name, name)

say('block inline inline-block flex inline-flex grid inline-grid contents hidden', 'display')
say('static relative absolute fixed sticky', 'position')
say('flex-row flex-col flex-row-reverse flex-col-reverse', 'flex-direction')
say('flex-wrap flex-nowrap flex-wrap-reverse', 'flex-wrap')
say('flex-# flex-auto flex-none', 'grow', 'shrink', 'basis')
say('size-', 'w', 'h')
say('gap-', 'gap-x', 'gap-y')
say('overflow-', 'overflow-x', 'overflow-y')
say('font-', 'weight')
say('text-', 'text-color')
say('text-xs text-sm text-base text-lg text-xl text-#', 'text-size', 'leading')
say('text-start text-center text-end', 'text-align')
say('text-wrap text-nowrap text-balance text-pretty', 'lines')
say('outline-', 'outline-color')
say('outline outline-#', 'outline-width')
say('ring-', 'ring-color')
say('ring ring-#', 'ring-width')
say('outline-none outline-solid outline-dashed', 'outline-style')
say('border-solid border-dashed border-none', 'border-style')

const sides = { '': 'tbse', x: 'se', y: 'tb', t: 't', b: 'b', s: 's', e: 'e' }
for (const [side, letters] of Object.entries(sides)) {
  const each = (property: string) => Array.from(letters, (letter) => property + letter)
  const dashed = side && `-${side}`
  say(`p${side}-`, ...each('p'))
  say(`m${side}-`, ...each('m'))
  say(`inset${dashed}-`, ...each('at-'))
  say(`border${dashed} border${dashed}-#`, ...each('border-'))
  say(`border${dashed}-`, ...each('border-color-'))
}
say('top-', 'at-t')
say('bottom-', 'at-b')
say('start-', 'at-s')
say('end-', 'at-e')

const corners = { '': 'ss se es ee', t: 'ss se', b: 'es ee', s: 'ss es', e: 'se ee' }
for (const [side, names] of Object.entries(corners)) {
  const each = names.split(' ')
  say(side ? `rounded-${side} rounded-${side}-` : 'rounded rounded-', ...each)
  for (const corner of each) say(`rounded-${corner}-`, corner)
}

/** The properties that a utility decides: what is said above, else what stands before its value. */
export function propertiesOf(utility: string): readonly string[] {
  // Without its sign, and without what stands behind a slash: an opacity, a line's height, a part.
  const name = utility.replace(/^-|\/[\w.]+$/g, '')
  const whole = decided.get(name)
  if (whole) return whole
  const value = name.search(/-[[(\d]/)
  const before = value < 0 ? name : name.slice(0, value)
  const counted = /^-\[?\d/.test(name.slice(value)) && decided.get(`${before}-#`)
  if (counted) return counted
  for (let head = before; head; head = head.slice(0, Math.max(0, head.lastIndexOf('-')))) {
    const found = decided.get(`${head}-`)
    if (found) return found
  }
  return [value >= 0 ? before : utility.includes('/') ? utility : name.replace(/-\w+$/, '')]
}
