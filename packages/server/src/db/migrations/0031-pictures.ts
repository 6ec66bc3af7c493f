import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema-builder.ts'
import type { Tables } from '../tables.ts'

/** The picture library, filled with every picture that is stored, which are described by the words that slides and updates have for them. */
export const pictures = async ({ db, id, bytes, nullsFirst }: Schema): Promise<void> => {
  await createTables({ db, id, bytes, nullsFirst })
  await sql`insert into pictures (src, description, status, width, height, bytes, created_at, hash, base_hash, turn)
    select '/media/' || hash || '/' || width || 'x' || height || '.webp', '', 'shown', width, height,
      coalesce((select max(length(renditions.bytes)) from renditions where renditions.hash = media.hash), 0),
      created_at, hash, hash, 0
    from media order by created_at, hash`.execute(db)
  await sql`update media set picture_id = (select id from pictures where pictures.hash = media.hash)`.execute(
    db,
  )
  const slides = await db.selectFrom('slides').select(['src', 'alt']).orderBy('id').execute()
  for (const { src, alt } of slides) await describe(db, src, alt)
  await describeByBodies(db)
  await givePermissions(db)
}

const createTables = async ({
  db,
  id,
  bytes,
  nullsFirst,
}: Pick<Schema, 'db' | 'id' | 'bytes' | 'nullsFirst'>): Promise<void> => {
  await db.schema
    .createTable('pictures')
    .$call(id)
    .addColumn('src', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('caption', 'text')
    .addColumn('credit', 'text')
    .addColumn('shows', 'text')
    .addColumn('consent_until', 'text')
    .addColumn('focal_x', 'double precision')
    .addColumn('focal_y', 'double precision')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('shown'))
    .addColumn('width', 'double precision', (c) => c.notNull())
    .addColumn('height', 'double precision', (c) => c.notNull())
    .addColumn('bytes', 'double precision', (c) => c.notNull())
    .addColumn('uploaded_by', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('taken_down_at', 'text')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('base_hash', 'text', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('crop', 'text')
    .execute()
  await sql`create index pictures_in_order on pictures (created_at ${nullsFirst}, id)`.execute(db)
  await db.schema.createIndex('pictures_of_hash').on('pictures').column('hash').execute()
  await db.schema.createIndex('pictures_of_base').on('pictures').column('base_hash').execute()
  await db.schema.alterTable('media').addColumn('picture_id', 'integer').execute()
  await db.schema.createIndex('media_of_picture').on('media').column('picture_id').execute()
  await db.schema
    .createTable('originals')
    .addColumn('hash', 'text', (c) => c.primaryKey().references('media.hash').onDelete('cascade'))
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('picture_uses')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('picture_uses_key', ['hash', 'resource', 'record_id', 'field'])
    .execute()
  await db.schema
    .createIndex('picture_uses_of_record')
    .on('picture_uses')
    .columns(['resource', 'record_id'])
    .execute()
}

/** Describes a picture that has no description yet. */
const describe = async (db: Kysely<Tables>, src: unknown, words: unknown): Promise<void> => {
  const hash = typeof src === 'string' && /^\/media\/([0-9a-f]{32})\//.exec(src)?.[1]
  const description = typeof words === 'string' ? words.trim().slice(0, 255).toWellFormed() : ''
  if (!hash || description === '') return
  await db
    .updateTable('pictures')
    .set({ description })
    .where('hash', '=', hash)
    .where('description', '=', '')
    .execute()
}

const describeByBodies = async (db: Kysely<Tables>): Promise<void> => {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('updates')
      .select(['id', 'updates'])
      .where('id', '>', last)
      .where('updates', 'like', '%/media/%')
      .orderBy('id')
      .limit(100)
      .execute()
    for (const { updates } of rows)
      for (const { src, alt } of picturesIn(readJson(updates ?? ''))) await describe(db, src, alt)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

const readJson = (text: string): Node => {
  try {
    return JSON.parse(text) as Node
  } catch {
    // The library doesn't depend on a body that something else has broken.
    return {}
  }
}

interface Node {
  attrs?: { src?: unknown; alt?: unknown }
  content?: Node[]
}
const picturesIn = ({ attrs, content = [] }: Node): { src?: unknown; alt?: unknown }[] => [
  ...(attrs?.src === undefined ? [] : [attrs]),
  ...content.flatMap(picturesIn),
]

/** Who writes what shows pictures chooses from the library, and describes what is in it; editors do all with it. */
const givePermissions = async (db: Kysely<Tables>): Promise<void> => {
  const writers = ['create updates', 'edit updates', 'create slides', 'edit slides', 'edit content']
  for (const [action, name] of [
    ['list', 'List pictures'],
    ['show', 'Show pictures'],
    ['edit', 'Edit pictures'],
    ['delete', 'Delete pictures'],
    ['take-down', 'Take down pictures'],
  ] as const) {
    await sql`insert into permissions (name, description, created_at)
      select ${`${action} pictures`}, ${name}, ${new Date().toISOString().replace('Z', '000Z')}
      where not exists (select 1 from permissions where name = ${`${action} pictures`})`.execute(db)
    const forWriters = action === 'list' || action === 'show' || action === 'edit'
    await sql`insert into role_permissions (role_id, permission_id)
      select roles.id, permissions.id from roles, permissions
      where permissions.name = ${`${action} pictures`} and (roles.description = 'Editor' or (${forWriters ? 1 : 0} = 1 and exists (
        select 1 from role_permissions held join permissions needed on needed.id = held.permission_id
        where held.role_id = roles.id and needed.name in (${sql.join(writers)}))))`.execute(db)
  }
}
