import { sql, type RawBuilder } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Adds who made each record and who changed it last, for every resource; so far only the log tells. */
export const recordAuthors = async ({ db, kind }: Schema): Promise<void> => {
  await db.schema
    .createTable('record_authors')
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('created_by', 'integer')
    .addColumn('created_by_name', 'text')
    .addColumn('updated_by', 'integer')
    .addColumn('updated_by_name', 'text')
    .addPrimaryKeyConstraint('record_authors_pkey', ['resource', 'record_id'])
    .execute()
  for (const column of ['created_by', 'updated_by'])
    await db.schema
      .createIndex(`record_authors_${column}`)
      .on('record_authors')
      .columns(['resource', column])
      .execute()
  const causer = (log: string, name: 'id' | 'name'): RawBuilder<unknown> => {
    const properties = sql.ref(`${log}.properties`)
    return kind === 'postgres'
      ? sql`${properties}::json -> 'causer' ->> ${sql.lit(name)}`
      : sql`json_extract(${properties}, ${sql.lit(`$.causer.${name}`)})`
  }
  const columns = (log: string) => sql`cast(${causer(log, 'id')} as integer), ${causer(log, 'name')}`
  await sql`insert into record_authors
    select edges.resource, edges.record_id, ${columns('made')}, ${columns('changed')}
    from (
      select resource, record_id,
        min(case when action = 'create' then id end) as made_id,
        max(case when action not in (${notChanges()}) then id end) as changed_id
      from logs where record_id is not null group by resource, record_id
    ) as edges
    left join logs as made on made.id = edges.made_id
    left join logs as changed on changed.id = edges.changed_id
    where made_id is not null or changed_id is not null`.execute(db)
}

/** The actions after which a record is as it was. */
const notChanges = () =>
  sql.join(
    [
      'delete',
      'restore',
      'sign-in',
      'sign-out',
      'sign-in-failed',
      'sign-in-locked',
      'use-recovery-code',
      'make-reset-link',
      'end-session',
    ].map((action) => sql.lit(action)),
  )
