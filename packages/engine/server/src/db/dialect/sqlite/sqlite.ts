import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import type { Dialect, Trigrams } from '../dialect.ts'
import { fullText } from './full-text.ts'

/** A contentless FTS5 table for each indexed table (sqlite.org/fts5.html, 4.3.4). */
const trigrams: Trigrams = {
  make: (table, columns) => {
    const index = `${table}_trigrams`
    const addRow = `insert into ${index} (rowid, text) values (new.id, ${concatenate(columns, 'new.')});`
    const removeRow = `delete from ${index} where rowid = old.id;`
    return [
      `create virtual table ${index} using fts5 (text, content = '', contentless_delete = 1, detail = none,
        tokenize = 'trigram case_sensitive 1')`,
      `insert into ${index} (rowid, text) select id, ${concatenate(columns)} from ${table}`,
      `create trigger ${index}_made after insert on ${table} begin ${addRow} end`,
      `create trigger ${index}_gone after delete on ${table} begin ${removeRow} end`,
      `create trigger ${index}_changed after update of ${columns.join(', ')} on ${table} begin ${removeRow} ${addRow} end`,
    ]
  },
  find: (table, _columns, trigrams) => {
    const query = trigrams.map((each) => `"${each.replaceAll('"', '""')}"`).join(' AND ')
    const index = sql.ref(`${table}_trigrams`)
    return sql`select rowid as id from ${index} where ${index} match ${query}`
  },
}

/** All columns as one text, separated by newlines, which no search contains. */
const concatenate = (columns: readonly string[], row = ''): string =>
  `fold(${columns.map((name) => `coalesce(${row}${name}, '')`).join(' || char(10) || ')})`

/**
 * SQLite: one process opens the file, writers wait for one another, and each transaction reads a snapshot
 * (sqlite.org/isolation.html).
 */
export const sqlite: Dialect = {
  isShared: false,
  // Each connection adds `fold` (file.ts).
  functions: [],
  define: (statement) =>
    statement
      .replace('serial primary key', 'integer primary key autoincrement')
      .replaceAll('bytea', 'blob')
      .replaceAll(' nulls first', ''),
  // AUTOINCREMENT never reuses an id, so old links and log entries never point to another record.
  id: (table) => table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement()),
  // SQLite sorts nulls first by default and has no syntax for it here.
  nullsFirst: sql``,
  advisoryLock: (_db, work) => work(),
  holdName: (_db, _name, work) => work(new AbortController().signal),
  deadNames: async (_db, names, own) => names.filter((name) => name !== own),
  lockMigrations: async (trx) => {
    // SQLite locks the file at a transaction's first write.
    await trx.schema.createTable('migration_turn').addColumn('taken', 'integer').execute()
    await trx.schema.dropTable('migration_turn').execute()
  },
  lockName: async () => undefined,
  lockTable: async () => undefined,
  notify: undefined,
  snapshot: (db, work) => db.transaction().execute(work),
  readClock: undefined,
  readSequence: async (client, table) => {
    const sequence = sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`
    return (await sequence.execute(client)).rows[0]?.last ?? 0
  },
  setSequence: async (client, table, last) => {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(client)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(client)
  },
  likeAll: (text, patterns) => {
    const each = patterns.map((pattern) => sql`${text} like ${pattern} escape '\\'`)
    return sql`(${sql.join(each, sql` and `)})`
  },
  listIds: (ids) => sql`select value as id from json_each(${JSON.stringify(ids)})`,
  isAmong: (column, query) => sql`${sql.ref(column)} in (${query})`,
  // Otherwise it would be a recursive CTE.
  shadowed: (table) => `main.${table}`,
  rowOfJson: (json, _table, columns) => {
    const values = columns.map(
      (name): RawBuilder<unknown> =>
        sql`json_extract(${sql.ref(json)}, ${`$.row.${name}`}) as ${sql.ref(name)}`,
    )
    return sql`(select ${sql.join(values)})`
  },
  // Uses a file beside the database, because a rolled-back transaction may never reach the disk.
  tryWrite: async (_db, folder, bytes) => {
    const path = join(folder, `.room-${process.pid}`)
    try {
      const file = await open(path, 'w')
      await file
        .writeFile(bytes)
        .then(() => file.sync())
        .finally(() => file.close())
    } finally {
      await rm(path, { force: true })
    }
  },
  trigrams,
  fullText,
}
