import { incomingFlashSale, runningFlashSale } from '@shop/contract/fixtures'

const hour = 3_600_000

/** So many hours from now. */
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** A sale that runs whenever a story is looked at: a day and a half are left. */
export const runningSale = { ...runningFlashSale, start_date: at(-36), end_date: at(36) }

/** One that is still to come. */
export const incomingSale = { ...incomingFlashSale, start_date: at(24 * 7), end_date: at(24 * 14) }
