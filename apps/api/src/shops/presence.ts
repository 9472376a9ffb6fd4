/** When somebody of a shop was seen within these minutes, the shop counts as online. */
const onlineMinutes = 5

/** Whether somebody of the shop is there; not to be mixed up with opening hours. */
export const isPresent = (lastSeenAt: Date | null, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < onlineMinutes * 60_000
