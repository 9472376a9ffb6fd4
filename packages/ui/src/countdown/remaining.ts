export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

/** Splits milliseconds into days, hours, minutes and seconds; never below zero. */
export function splitTime(milliseconds: number): Remaining {
  const total = Math.max(0, Math.ceil(milliseconds / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
