/**
 * Against the race condition of reads and changes: a read that a change has crossed tells of a moment between, and
 * one that a newer read has overtaken is old. Changes come one at a time.
 */
export function createReadRace() {
  /** Counts starts and ends of changes, so that a read knows whether one crossed it. */
  let crossings = 0
  let isChanging = false
  let reads = 0
  let newest = 0
  return {
    /** A change begins; the returned call ends it. */
    change(): () => void {
      crossings += 1
      isChanging = true
      return () => {
        crossings += 1
        isChanging = false
      }
    },
    /** A read begins; the returned call says whether it counts, now that it is answered. */
    read(): () => boolean {
      reads += 1
      const mine = { read: reads, crossings, isChanging }
      return () => {
        if (mine.read < newest || mine.isChanging || mine.crossings !== crossings) return false
        newest = mine.read
        return true
      }
    },
  }
}
