import { connect } from '@kampana/engine-server/db/connect'
import type { Settings } from '@kampana/server/env'
import { table } from '@kampana/engine-server/records/table'

/**
 * Every row of every table, except data that belongs to the database itself: full-text indexes, which are rebuilt, moments,
 * and times of migrations.
 */
export const everything = async (settings: Pick<Settings, 'database'>): Promise<Record<string, string[]>> => {
  const db = await connect(settings.database)
  try {
    // The bytes of SQLite's full-text index depend on the order of writes.
    const tables = (await db.introspection.getTables())
      .map(({ name }) => name)
      .filter(
        (name) =>
          !/^search_(words|vocabulary)|^record_words_index|_trigrams|^moments$|^college_migrations/.test(
            name,
          ),
      )
    const entries = tables.map(async (name) => [name, await rowsOf(db, name)] as const)
    return Object.fromEntries(await Promise.all(entries))
  } finally {
    await db.destroy()
  }
}

/** Index columns that PostgreSQL generates. */
const indexed: Readonly<Record<string, readonly string[]>> = {
  search: ['words', 'title_lexemes'],
  record_words: ['lexemes'],
}

const rowsOf = async (db: Awaited<ReturnType<typeof connect>>, name: string): Promise<string[]> => {
  const rows = await table(db).selectFrom(name).selectAll().execute()
  const shown = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)
  return rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .filter(([column]) => !indexed[name]?.includes(column))
          .map(([column, value]) => [column, shown(value)] as const)
          .toSorted(([a], [b]) => a.localeCompare(b)),
      ),
    )
    .toSorted()
}
