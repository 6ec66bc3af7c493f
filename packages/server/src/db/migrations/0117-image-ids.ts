import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/**
 * An image has a stable id: the hash under which it was first stored. A node of the former version adds images without an id
 * meanwhile, which counts as that hash, too.
 */
export const imageIds = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('pictures').addColumn('image_id', 'text').execute()
  await sql`update pictures set image_id = (
    select media.hash from media where media.picture_id = pictures.id
    order by media.created_at, case media.hash when pictures.base_hash then 0 else 1 end, media.hash limit 1)`.execute(
    db,
  )
  await db.schema.createIndex('pictures_image_id').on('pictures').column('image_id').unique().execute()
  const { rows: people } = await sql`select 1 from users limit 1`.execute(db)
  if (people.length > 0) return
  // No node of a former version uses a new database, so its values contain ids from the start.
  const at = new Date(0).toISOString()
  await db
    .insertInto('moments')
    .values(['begun', 'written'].map((name) => ({ name: `image ids ${name}`, at })))
    .execute()
}
