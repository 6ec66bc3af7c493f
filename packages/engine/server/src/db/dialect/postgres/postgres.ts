import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { required } from '../../../required.ts'
import type { EngineClient, EngineDatabase } from '../../engine-tables.ts'
import type { Dialect, Trigrams } from '../dialect.ts'
import { fullText } from './full-text.ts'

/** Channel of NOTIFY for new cache versions. */
export const channel = 'kampana_content'

/** Ids of advisory locks: arbitrary numbers that nothing else uses in this database. kysely's migrator has its own. */
const locks = { work: 5_262_672, migrations: 5_262_673, names: 5_262_674 }

/** GIN index of arrays, because pg_trgm isn't installed everywhere. */
const trigrams: Trigrams = {
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

/** PostgreSQL, which several nodes can share. */
export const postgres: Dialect = {
  isShared: true,
  // Counterpart of shared/text/fold.ts. `lower` depends on the database's locale, except for letters without diacritics. A
  // text with as many bytes as characters has no diacritics. Not `strict`, which would prevent inlining.
  functions: [
    `create or replace function fold(text) returns text language sql immutable parallel safe
      as $$ select lower(case when octet_length($1) = length($1) then $1
        else regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g') end) $$`,
  ],
  define: (statement) => statement,
  id: (table) => table.addColumn('id', 'serial', (column) => column.primaryKey()),
  nullsFirst: sql`nulls first`,
  advisoryLock: (db, work) =>
    db.connection().execute(async (connection) => {
      // Polls, because a connection that blocks on the lock would exceed DATABASE_TIMEOUT.
      while (!(await tryLock(connection))) await setTimeout(100)
      try {
        return await work()
      } finally {
        await sql`select pg_advisory_unlock(${locks.work}::bigint)`.execute(connection)
      }
    }),
  holdName: (db, name, work) =>
    db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${locks.names}::integer, ${name}::integer)`.execute(connection)
      const lost = new AbortController()
      // A connection that broke unnoticed would release the name.
      const look = setInterval(() => void sql`select 1`.execute(connection).catch(() => lost.abort()), 2000)
      try {
        await work(lost.signal)
      } finally {
        clearInterval(look)
        await sql`select pg_advisory_unlock(${locks.names}::integer, ${name}::integer)`
          .execute(connection)
          .catch(() => undefined)
      }
    }),
  deadNames: async (db, names) => {
    const held = await sql<{ name: number }>`select objid::integer as name from pg_locks
      where locktype = 'advisory' and granted and classid = ${locks.names}::integer::oid and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
    const alive = new Set(held.rows.map(({ name }) => name))
    return names.filter((name) => !alive.has(name))
  },
  lockMigrations: async (trx) => {
    await sql`select pg_advisory_xact_lock(${locks.migrations}::bigint)`.execute(trx)
  },
  lockName: async (trx, name) => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx)
  },
  lockTable: async (trx, table) => {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx)
  },
  // PostgreSQL delivers the notification after the commit, and never after a rollback
  // (postgresql.org/docs/current/sql-notify.html).
  notify: sql`pg_notify(${channel}, version::text)`,
  snapshot: (db, work) => db.transaction().setIsolationLevel('repeatable read').execute(work),
  readClock: async (db) => {
    const clock = sql<{
      ms: number
    }>`select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`
    return required((await clock.execute(db)).rows[0]).ms
  },
  readSequence: async (client, table) => {
    if (!(await hasSequence(client, table))) return 0
    const { rows } = await sql<{ last: number }>`select case when is_called then last_value else 0 end as last
      from ${sql.table(`${table}_id_seq`)}`.execute(client)
    return rows[0]?.last ?? 0
  },
  setSequence: async (client, table, last) => {
    await sql`select setval(${`${table}_id_seq`}::regclass, ${last})`.execute(client)
  },
  likeAll: (text, patterns) => sql`${text} like all (${patterns}::text[])`,
  listIds: (ids) => sql`select unnest(${ids}::integer[]) as id`,
  // PostgreSQL runs a subquery in an array once, before the rest.
  isAmong: (column, query) => sql`${sql.ref(column)} = any(array(${query}))`,
  shadowed: (table) => table,
  rowOfJson: (json, table) =>
    sql`json_populate_record(null::${sql.table(table)}, ${sql.ref(json)}::json -> 'row')`,
  // Uses a new table, whose file disappears with the transaction. Rolled-back rows would stay in an existing table until a
  // vacuum.
  tryWrite: async (db, _folder, bytes) => {
    const trx = await db.startTransaction().execute()
    try {
      await sql`create table write_probe (data bytea)`.execute(trx)
      await sql`alter table write_probe alter column data set storage external`.execute(trx)
      await sql`insert into write_probe values (${Buffer.from(bytes)})`.execute(trx)
    } finally {
      await trx.rollback().execute()
    }
  },
  trigrams,
  fullText,
}

const tryLock = async (connection: EngineDatabase): Promise<boolean> => {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_lock(${locks.work}::bigint) as mine`.execute(connection)
  return required(rows[0]).mine
}

const hasSequence = async (client: EngineClient, table: string): Promise<boolean> => {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass(${`${table}_id_seq`}) is not null as found`.execute(client)
  return rows[0]?.found === true
}
