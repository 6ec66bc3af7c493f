import { sql } from 'kysely'
import type { Trigrams } from '../dialect.ts'

/** A GIN index of arrays, since pg_trgm isn't installed everywhere. */
export const trigrams: Trigrams = {
  make: (table, columns) => [
    // The high cost keeps the planner from evaluating it for each row instead of using the index.
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

/** All columns as one text, with newlines between them, which no search contains. The index is used for exactly this. */
const concatenate = (columns: readonly string[]): string =>
  `fold(${columns.map((name) => `coalesce(${name}, '')`).join(' || chr(10) || ')})`
