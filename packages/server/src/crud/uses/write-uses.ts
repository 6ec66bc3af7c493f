import { parsePicture } from '@kampana/shared/media/picture'
import type { Resource } from '@kampana/shared/resource'
import { parseFile } from '@kampana/shared/media/file'
import type { AddressUse } from '@kampana/shared/kinds/index'
import { sql } from 'kysely'
import type { DbClient, Tables } from '../../db/tables.ts'
import { holdingFields } from '../links/holding-fields.ts'
import type { Row } from '../table.ts'
import { pagePath } from './page-path.ts'

/** A use of a picture or file, by its hash, or of a page, by its address. */
export type Use = Pick<Tables['uses'], 'kind' | 'target' | 'field'>

/**
 * Writes down what a record shows and links to, in the transaction of its change. A picture that the library can't describe yet
 * is described by the record's words.
 */
export const indexUses = async (client: DbClient, resource: Resource, row: Row): Promise<void> => {
  const fields = holdingFields(resource)
  if (fields.length === 0) return
  const uses = findUses(fields, row)
  await writeUses(client, resource.name, row.id, uses)
  for (const { target, description } of uses)
    if (description !== '') await describe(client, target, description)
}

/** Replaces what is written down of one record, or of another text. */
export const writeUses = async (
  client: DbClient,
  resource: string,
  record_id: number,
  uses: readonly Use[],
): Promise<void> => {
  const former = await client
    .deleteFrom('uses')
    .where('resource', '=', resource)
    .where('record_id', '=', record_id)
    .returning(['kind', 'target'])
    .execute()
  if (uses.length > 0)
    await client
      .insertInto('uses')
      .values(uses.map(({ kind, target, field }) => ({ kind, target, field, resource, record_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const pictures = [...former, ...uses].filter(({ kind }) => kind === 'picture')
  await countUses(
    client,
    pictures.map(({ target }) => ({ hash: target })),
  )
}

/** Counts anew in how many places the pictures with these hashes are used. */
const countUses = async (client: DbClient, hashes: readonly { hash: string }[]): Promise<void> => {
  const distinct = [...new Set(hashes.map(({ hash }) => hash))]
  if (distinct.length === 0) return
  await sql`update pictures set uses = (
      select count(*) from (
        select distinct resource, record_id, field from uses
        join media on media.hash = uses.target where uses.kind = 'picture' and media.picture_id = pictures.id) as places)
    where id in (select picture_id from media where hash in (${sql.join(distinct)}))`.execute(client)
}

/** What a record shows and links to, and what it says of its pictures. */
export const findUses = (
  fields: ReturnType<typeof holdingFields>,
  row: Row,
): (Use & { address: string; description: string })[] =>
  fields.flatMap(({ name, field, find }) =>
    find(row[name]).flatMap((use) => {
      const used = classify(use)
      const words = used?.kind === 'picture' ? (descriptionOf(field, row) ?? asText(use.description)) : ''
      return used ? [{ ...used, field: name, address: use.address, description: words }] : []
    }),
  )

/** What an address of a value is a use of; undefined for another site's. */
export const classify = ({ address, isShown }: AddressUse): Pick<Use, 'kind' | 'target'> | undefined => {
  const picture = isShown ? parsePicture(address) : null
  if (picture) return { kind: 'picture', target: picture.hash }
  const file = parseFile(address)
  if (file) return { kind: 'file', target: file.hash }
  const page = pagePath(address)
  return page === undefined ? undefined : { kind: 'page', target: page }
}

/** What the record says in another field of the picture in this one; undefined where no other field describes it. */
const descriptionOf = (field: Resource['fields'][string], row: Row): string | undefined => {
  if (!('describedBy' in field) || field.describedBy === undefined) return undefined
  const words = row[field.describedBy]
  return words === field.undescribed ? '' : asText(words)
}

const asText = (words: unknown): string =>
  typeof words === 'string' ? words.trim().slice(0, maxCharacters).toWellFormed() : ''
const maxCharacters = 255

const describe = async (client: DbClient, hash: string, description: string): Promise<void> => {
  await client
    .updateTable('pictures')
    .set({ description })
    .where('description', '=', '')
    .where('id', '=', (eb) => eb.selectFrom('media').select('picture_id').where('hash', '=', hash))
    .execute()
}
