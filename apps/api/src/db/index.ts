export type { Database, OpenDatabase } from './database.ts'
export { DatabaseInUse } from './lock.ts'
export { openDatabase } from './open.ts'
