import { findKind } from '@kampana/shared/kinds/index'
import { parsePicture } from '@kampana/shared/media/picture'
import type { Resource } from '@kampana/shared/resource'
import { storedDocument, walkNodes } from '@kampana/shared/rich-text/rich-text'
import { sql } from 'kysely'
import type { DbClient } from '../db/tables.ts'
import { memoize } from '../memoize.ts'
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
  if (!showsPictures(resource)) return
  const uses = findUses(resource, row)
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

/** Whether records of a resource can show pictures. */
export const showsPictures = memoize(({ fields }: Resource): boolean =>
  Object.values(fields).some((field) => isShownIn(field)),
)

const isShownIn = (field: Resource['fields'][string]): boolean => {
  const { upload } = findKind(field)
  return (
    (upload === 'picture' && !('isLibrary' in field && field.isLibrary)) ||
    upload === 'pictures and files in text'
  )
}

/** The pictures of a record, with what it says of each. */
export const findUses = ({ fields }: Resource, row: Row): Use[] =>
  Object.entries(fields).flatMap(([field, declared]) => {
    const value = row[field]
    if (typeof value !== 'string' || !isShownIn(declared)) return []
    if (findKind(declared).upload !== 'picture')
      return picturesInBody(value).map((each) => Object.assign(each, { field }))
    const picture = parsePicture(value)
    return picture ? [{ hash: picture.hash, field, description: descriptionOf(declared, row) }] : []
  })

/** What the record says of the picture in a field. */
const descriptionOf = (field: Resource['fields'][string], row: Row): string => {
  const words = 'describedBy' in field && field.describedBy !== undefined && row[field.describedBy]
  return 'undescribed' in field && words === field.undescribed ? '' : asText(words)
}

const picturesInBody = (json: string): Omit<Use, 'field'>[] => {
  if (!json.includes('media')) return []
  return [...walkNodes(storedDocument(json))].flatMap(({ attrs }) => {
    const picture = typeof attrs?.['src'] === 'string' ? parsePicture(attrs['src']) : null
    return picture ? [{ hash: picture.hash, description: asText(attrs?.['alt']) }] : []
  })
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
