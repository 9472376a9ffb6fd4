/** Whether an answer waits until what it tells of is on the disk; `fast` loses it with the power. */
export type Durability = 'safe' | 'fast'
