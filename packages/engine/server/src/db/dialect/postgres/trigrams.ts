import { sql } from 'kysely'
import type { Trigrams } from '../dialect.ts'

/** GIN index of arrays, because pg_trgm isn't installed everywhere. */
export const trigrams: Trigrams = {
  make: (table, columns) => [
    // The high cost makes the planner use the index instead of evaluating the function for each row.
    `create or replace function trigrams(text) returns text[] language sql immutable strict parallel safe cost 10000
      as $$ select coalesce(array_agg(distinct substr($1, start, 3)), '{}')
        from generate_series(1, length($1) - 2) as start $$`,
    `create index ${table}_trigrams on ${table} using gin (trigrams(${concatenate(columns)}))`,
  ],
  find: (table, columns, trigrams) => {
    const indexed = sql.raw(`trigrams(${concatenate(columns)})`)
    return sql`select id from ${sql.table(table)} where ${indexed} @> ${trigrams}::text[]`
  },
}

/** All columns as one text, separated by newlines, which no search contains. The index covers exactly this expression. */
const concatenate = (columns: readonly string[]): string =>
  `fold(${columns.map((name) => `coalesce(${name}, '')`).join(' || chr(10) || ')})`
