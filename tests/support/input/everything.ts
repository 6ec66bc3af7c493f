import { openDatabase } from '@kampana/server/db/open'
import type { Settings } from '@kampana/server/env'
import { table } from '@kampana/server/crud/table'

/**
 * Every row of every table, but for the full-text index, which is made anew of the rows and may be laid out otherwise, and
 * the moments, since a backup notes its own in the database that it was made of.
 */
export const everything = async ({
  database,
}: Pick<Settings, 'database'>): Promise<Record<string, string[]>> => {
  const db = await openDatabase(database)
  try {
    // SQLite lays out its index of words as it was written, not as what it holds.
    const tables = (await db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !/^search_(words|vocabulary)|_trigrams|^moments$/.test(name))
    const entries = tables.map(async (name) => [name, await rowsOf(db, name)] as const)
    return Object.fromEntries(await Promise.all(entries))
  } finally {
    await db.destroy()
  }
}

const rowsOf = async (db: Awaited<ReturnType<typeof openDatabase>>, name: string): Promise<string[]> => {
  const rows = await table(db).selectFrom(name).selectAll().execute()
  const shown = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)
  return rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          // PostgreSQL keeps its index of words in a column that it fills itself.
          .filter(([column]) => name !== 'search' || column !== 'words')
          .map(([column, value]) => [column, shown(value)] as const)
          .toSorted(([a], [b]) => a.localeCompare(b)),
      ),
    )
    .toSorted()
}
