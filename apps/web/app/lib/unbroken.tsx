import { Fragment } from 'react'

/** Characters of a word that any line has room for. */
const short = 16

/** A name whose words with a hyphen stay whole, V-Neck or Touch-Up: browsers break a line there. */
export function Unbroken({ name }: { name: string }) {
  let at = 0
  const parts = name.split(/(\S*-\S*)/).filter(Boolean)
  return parts.map((part) => {
    at += part.length
    return part.includes('-') && part.length <= short ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    )
  })
}
