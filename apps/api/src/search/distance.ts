/** How many slips of the hand one word is from another: a letter too many, missing, wrong, or two swapped. */
export const slipsBetween = (one: string, other: string): number => {
  const [from, to] = [[...one], [...other]]
  let before: number[] = []
  let last = [...to.keys(), to.length]
  for (const [row, letter] of from.entries()) {
    const next = [row + 1]
    for (const [at, wanted] of to.entries()) {
      const isSwapped = letter === to[at - 1] && from[row - 1] === wanted
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (last[at + 1] ?? 0) + 1,
          (last[at] ?? 0) + Number(letter !== wanted),
          isSwapped ? (before[at - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = next
  }
  return last.at(-1) ?? 0
}

/** From so many letters on a word may have two slips: in shorter ones two make another word of it. */
const long = 8

/** The first letter is mostly right; where it is not, nothing else of a long word, or of one whose first two are swapped, may be wrong. */
const startsAlike = (one: string, other: string, slips: number) => {
  const isSwapped = one[0] === other[1] && one[1] === other[0]
  return one[0] === other[0] || (slips <= 1 && (one.length >= long || isSwapped))
}

/** In so short a word another letter makes another word: golf is no gold, and maxi no max. */
const short = 4

const hasSameLetters = (one: string, other: string) =>
  [...one].sort().join('') === [...other].sort().join('')

const isOther = (typed: string, meant: string) =>
  typed.length === meant.length
    ? !hasSameLetters(typed, meant)
    : typed.length > meant.length && new Set(typed).size > new Set(meant).size

/** Endings that sound alike: `sandle` and `sandal`, `modle` and `model`. */
const heard = (word: string) => word.replace(/(?<=.{3})(?:le|[aeio]l)(?=s?$)/, 'l')

/** Whether a word was typed for another one; `speaker` is no slip for `sneakers`. */
export const isSlip = (typed: string, meant: string): boolean => {
  const slips = heard(typed) === heard(meant) ? 1 : slipsBetween(typed, meant)
  const isShort = typed.length <= short && /^[a-z]+$/.test(typed)
  return (
    !(isShort && isOther(typed, meant)) &&
    slips <= (typed.length < long ? 1 : 2) &&
    startsAlike(typed, meant, slips)
  )
}

/** Letters of Arabic and Persian that sound alike, or that only dots tell apart. */
const alike = 'زسصثذظض تط قغ حه اع رزژ بپتثن جچحخ دذ سش صض طظ عغ فق كگ'.split(' ')

/** Whether only a long vowel of an Arabic word was left out, or one letter taken for one that is like it. */
export const isHeardAlike = (typed: string, meant: string): boolean => {
  const [one, other] = [[...typed], [...meant]]
  const at = one.findIndex((letter, index) => letter !== other[index])
  if (at < 1) return false
  const [letter = '', wanted = ''] = [one[at], other[at]]
  const rest = one.slice(at).join('')
  if ('اوي'.includes(wanted) && rest === other.slice(at + 1).join('')) return true
  const isSame = one.slice(at + 1).join('') === other.slice(at + 1).join('')
  return isSame && alike.some((all) => all.includes(letter) && all.includes(wanted))
}
