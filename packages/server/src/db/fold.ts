import { sql, type Kysely } from 'kysely'
import { databaseKind } from './dialect.ts'
import type { Tables } from './tables.ts'

/**
 * Adds PostgreSQL's version of the function `fold` (shared/text/fold.ts); SQLite's connections add theirs
 * (sqlite-file.ts). `lower` depends on the database's locale, but not for letters without marks. Text with as many bytes as
 * letters has no marks. Not `strict`, which would prevent inlining.
 */
export const addFold = async (db: Kysely<Tables>): Promise<void> => {
  if (databaseKind(db) === 'postgres')
    await sql`create or replace function fold(text) returns text language sql immutable parallel safe
      as $$ select lower(case when octet_length($1) = length($1) then $1
        else regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g') end) $$`.execute(db)
}
