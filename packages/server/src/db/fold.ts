import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Gives a database the function `fold` of shared/fold.ts, so that both find the same. SQLite has it from the connection
 * (connect.ts). PostgreSQL's `lower` depends on the database's locale, but a letter without its marks is plain in all.
 */
export const addFold = async (db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<void> => {
  if (kind === 'postgres')
    await sql`create or replace function fold(text) returns text language sql immutable strict parallel safe
      as $$ select lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')) $$`.execute(db)
}
