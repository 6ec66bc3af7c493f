import { sql } from 'kysely'
import type { Trigrams } from '../dialect.ts'

/** A contentless FTS5 table for each indexed table (sqlite.org/fts5.html, 4.3.4). */
export const trigrams: Trigrams = {
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
