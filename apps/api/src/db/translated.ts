/** The columns that hold texts in other languages: found by what they are, told by what they are called. */
import { getTableColumns, is } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

export interface TranslatedColumn {
  readonly table: PgTable
  /** The column of the translations, such as `names`. */
  readonly many: string
  /** What the column is called that they translate, such as `name`. */
  readonly one: string
  /** That column; undefined where none is called so. */
  readonly english: PgColumn | undefined
}

/** All of them: whatever `names()` of db/columns.ts made. */
export const translatedColumns: readonly TranslatedColumn[] = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .flatMap((table) => {
    const columns: Record<string, PgColumn> = getTableColumns(table)
    return Object.entries(columns).flatMap(([many, column]) => {
      const one = many.replace(/s$/, '')
      return column.columnType === 'PgJsonb' && JSON.stringify(column.default) === '{}'
        ? [{ table, many, one, english: columns[one] }]
        : []
    })
  })
