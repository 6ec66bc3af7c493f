import { parsePicture } from '@kampana/shared/media/picture'
import type { Resource } from '@kampana/shared/resource'
import { sql } from 'kysely'
import type { DbClient } from '../db/tables.ts'
import { holdingFields } from './holding-fields.ts'
import type { Row } from './table.ts'

interface Use {
  hash: string
  field: string
  description: string
}

/**
 * Writes down which pictures a record shows, in the transaction of its change. A picture that the library can't describe yet
 * is described by the record's words.
 */
export const indexPictures = async (client: DbClient, resource: Resource, row: Row): Promise<void> => {
  const fields = holdingFields(resource)
  if (fields.length === 0) return
  const uses = findUses(fields, row)
  await writeUses(client, resource.name, row.id, uses)
  for (const { hash, description } of uses) if (description !== '') await describe(client, hash, description)
}

/** Replaces what is written down of one record, or of another text. */
export const writeUses = async (
  client: DbClient,
  resource: string,
  record_id: number,
  uses: readonly Pick<Use, 'hash' | 'field'>[],
): Promise<void> => {
  const former = await client
    .deleteFrom('picture_uses')
    .where('resource', '=', resource)
    .where('record_id', '=', record_id)
    .returning('hash')
    .execute()
  if (uses.length > 0)
    await client
      .insertInto('picture_uses')
      .values(uses.map(({ hash, field }) => ({ hash, field, resource, record_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await countUses(client, [...former, ...uses])
}

/** Counts anew in how many places the pictures with these hashes are used. */
export const countUses = async (client: DbClient, hashes: readonly { hash: string }[]): Promise<void> => {
  const distinct = [...new Set(hashes.map(({ hash }) => hash))]
  if (distinct.length === 0) return
  await sql`update pictures set uses = (
      select count(*) from (
        select distinct resource, record_id, field from picture_uses
        join media on media.hash = picture_uses.hash where media.picture_id = pictures.id) as places)
    where id in (select picture_id from media where hash in (${sql.join(distinct)}))`.execute(client)
}

/** The pictures of a record, with what it says of each. */
const findUses = (fields: ReturnType<typeof holdingFields>, row: Row): Use[] =>
  fields.flatMap(({ name, field, find }) =>
    find(row[name]).flatMap(({ address, isShown, description }) => {
      const picture = isShown ? parsePicture(address) : null
      const words = descriptionOf(field, row) ?? asText(description)
      return picture ? [{ hash: picture.hash, field: name, description: words }] : []
    }),
  )

/** What the record says in another field of the picture in this one; undefined where no other field describes it. */
const descriptionOf = (field: Resource['fields'][string], row: Row): string | undefined => {
  if (!('describedBy' in field) || field.describedBy === undefined) return undefined
  const words = row[field.describedBy]
  return words === field.undescribed ? '' : asText(words)
}

const asText = (words: unknown): string =>
  typeof words === 'string' ? words.trim().slice(0, mostCharacters).toWellFormed() : ''
const mostCharacters = 255

const describe = async (client: DbClient, hash: string, description: string): Promise<void> => {
  await client
    .updateTable('pictures')
    .set({ description })
    .where('description', '=', '')
    .where('id', '=', (eb) => eb.selectFrom('media').select('picture_id').where('hash', '=', hash))
    .execute()
}
