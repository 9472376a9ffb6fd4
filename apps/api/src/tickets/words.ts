/** Texts of tickets that clients show as they are. Times are UTC, as all of the wire. */

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (date: Date) => format.format(date)
}
const day = part({ day: '2-digit' })
const month = part({ month: 'long' })
const year = part({ year: 'numeric' })
const clock = part({ hour: '2-digit', minute: '2-digit', hour12: true })

/** `05 January, 2030` */
export const dayText = (at: Date): string => `${day(at)} ${month(at)}, ${year(at)}`

/** `05 January, 2030 03:07 PM` */
export const timeText = (at: Date): string => `${dayText(at)} ${clock(at)}`
