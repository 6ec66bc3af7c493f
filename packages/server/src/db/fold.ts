import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Gives a database the function `fold` of shared/fold.ts, so that both find the same. SQLite has it from the connection
 * (connect.ts). PostgreSQL's `lower` depends on the database's locale, but a letter without its marks is plain in all. Most
 * text has as many bytes as letters, and thus no marks. Not `strict`, or it wouldn't be read as part of each query.
 */
export const addFold = async (db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<void> => {
  if (kind === 'postgres')
    await sql`create or replace function fold(text) returns text language sql immutable parallel safe
      as $$ select lower(case when octet_length($1) = length($1) then $1
        else regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g') end) $$`.execute(db)
}
