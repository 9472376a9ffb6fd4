/** Shows at most `max`: 128 becomes 99+. */
export const formatCount = (count: number, max = 99) => (count > max ? `${max}+` : String(count))
