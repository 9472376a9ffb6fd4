/** Seconds until a code may be sent again. */
export interface Countdown {
  /** The wall clock, in milliseconds. */
  now: () => number
  secondsLeft: number
  resendAt: number
}

/**
 * What is left after one more second. A clock that jumps ahead (a laptop that slept) is believed; one
 * that jumps back is not: each second that passes here counts.
 */
export const nextSecond = ({ secondsLeft, resendAt, now }: Countdown) =>
  Math.max(0, Math.min(secondsLeft - 1, Math.ceil((resendAt - now()) / 1000)))
