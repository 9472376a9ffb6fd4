/** What whoever starts the shop or runs a command can mend: its message stands alone, without a stack. */
export class PlainError extends Error {
  override readonly name: string = 'PlainError'
}
