export { DatabaseInUse } from './lock.ts'
export { type Database, type OpenDatabase, openDatabase } from './open.ts'
