/** What Tailwind's utilities decide, as far as it matters which of two goes last. */

/** Whole names, beginnings (`text-`) and beginnings of a number (`text-#`), each with its properties. */
const decided = new Map<string, string>()

const say = (properties: string, names: string) => {
  for (const name of names.split(' ')) decided.set(name, properties)
}

// Each is a property of its own. Behind a dash the value may have dashes; elsewhere it is what stands
// behind the last one.
const own =
  'bg- bg-linear- shadow- animate- fill- stroke- gap-x- gap-y- overflow-x- overflow-y- outline-offset- snap-x snap-start snap-mandatory divide-y object-left border-collapse'
for (const name of own.split(' ')) say(name, name)

// Lines: what one of them has more precisely is said below.
for (const name of ['border', 'outline', 'ring', 'text']) {
  say(`${name}-color`, `${name}-`)
  say(`${name}-width`, `${name} ${name}-#`)
  say(`${name}-style`, `${name}-none ${name}-solid ${name}-dashed`)
}
say('display', 'block inline inline-block flex inline-flex grid inline-grid contents hidden')
say('position', 'static relative absolute fixed sticky')
say('flex-direction', 'flex-row flex-col flex-row-reverse flex-col-reverse')
say('flex-wrap', 'flex-wrap flex-nowrap flex-wrap-reverse')
say('grow shrink basis', 'flex-# flex-auto flex-none')
say('w h', 'size-')
say('gap-x- gap-y-', 'gap-')
say('overflow-x- overflow-y-', 'overflow-')
say('font', 'font-')
say('size leading', 'text-xs text-sm text-base text-lg text-xl text-#')
say('sides', 'text-start text-center text-end')
say('lines', 'text-wrap text-nowrap text-balance text-pretty')

const sides = { '': 'tbse', x: 'se', y: 'tb', t: 't', b: 'b', s: 's', e: 'e' }
for (const [side, letters] of Object.entries(sides)) {
  const each = (property: string) => [...letters].map((one) => property + one).join(' ')
  const dashed = side && `-${side}`
  say(each('p'), `p${side}-`)
  say(each('m'), `m${side}-`)
  say(each('inset-'), `inset${dashed}-`)
  say(each('border-'), `border${dashed} border${dashed}-#`)
  say(each('border-color-'), `border${dashed}-`)
}
for (const side of ['top', 'bottom', 'start', 'end']) say(`inset-${side[0]}`, `${side}-`)

const corners = { '': 'ss se es ee', '-t': 'ss se', '-b': 'es ee', '-s': 'ss es', '-e': 'se ee' }
for (const [side, each] of Object.entries(corners)) {
  say(each, `rounded${side} rounded${side}-`)
  for (const corner of each.split(' ')) say(corner, `rounded-${corner}-`)
}

/** The properties that a utility decides: what is said above, else what stands before its value. */
export function propertiesOf(utility: string): string[] {
  // Without its signs, and without what stands behind a slash: an opacity, a line's height, a part.
  const name = utility.replace(/^-|(\/[\w.]+)?!?$/g, '')
  const before = name.replace(/-[[(\d].*/, '')
  let found = decided.get(name) ?? decided.get(name.replace(/-\[?\d.*/, '-#'))
  for (let head = before; head && !found; head = head.replace(/-?[^-]*$/, ''))
    found = decided.get(`${head}-`)
  if (before === name) found ??= utility.includes('/') ? utility : name.replace(/-\w+$/, '')
  return (found ?? before).split(' ')
}
