import { addressKey } from '@kampana/shared/content/address-key'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema-builder.ts'
import type { Tables } from '../tables.ts'

/** Every address of the site, each once, and redirects as records: the addresses of pages that have moved are the first. */
export const addresses = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('addresses')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('addresses_of_record')
    .on('addresses')
    .columns(['resource', 'record_id'])
    .execute()
  await db.schema
    .createTable('redirects')
    .$call(id)
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('redirects_of_path').on('redirects').column('path').execute()
  await moveFormerPaths(db)
  await givePermissions(db)
}

const now = new Date().toISOString().replace('Z', '000Z')

const moveFormerPaths = async (db: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{
    path: string
    now: string
  }>`select path, now from former_paths order by path`.execute(db)
  for (const { path, now: target } of rows) {
    const redirect = await db
      .insertInto('redirects')
      .values({ path, target, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('addresses')
      .values({
        path: addressKey(path),
        address: path,
        state: 'former',
        resource: 'redirects',
        record_id: redirect.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await db.schema.dropTable('former_paths').execute()
}

/** Who may publish pages made such redirects by moving them. */
const givePermissions = async (db: Kysely<Tables>): Promise<void> => {
  for (const [action, description] of [
    ['list', 'List redirects'],
    ['show', 'Show redirects'],
    ['create', 'Create redirects'],
    ['edit', 'Edit redirects'],
    ['delete', 'Delete redirects'],
  ] as const) {
    const name = `${action} redirects`
    await sql`insert into permissions (name, description, created_at)
      select ${name}, ${description}, ${now}
      where not exists (select 1 from permissions where name = ${name})`.execute(db)
    await sql`insert into role_permissions (role_id, permission_id)
      select held.role_id, permissions.id from permissions, role_permissions held
      join permissions needed on needed.id = held.permission_id
      where permissions.name = ${name} and needed.name = 'publish content'`.execute(db)
  }
}
