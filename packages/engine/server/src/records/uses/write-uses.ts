import type { Resource } from '@kampana/engine-declare/resource'
import type { AddressUse } from '@kampana/engine-declare/kinds/index'
import type { EngineClient, EngineTables } from '../../db/engine-tables.ts'
import { holdingFields, type HoldingField } from '../links/holding-fields.ts'
import type { UploadUse, UsedUploads } from '../context/engine-services.ts'
import type { Row } from '../table.ts'
import { pagePath } from './page-path.ts'

/** Use of an image or file (by hash) or of a page (by address). */
export type Use = Pick<EngineTables['uses'], 'kind' | 'target' | 'field'>

/**
 * Stores the uploads and pages that a record shows or links to, in the transaction of its change, unless they are unchanged.
 * An image without a description gets the record's.
 */
export const indexUses = async (
  client: EngineClient,
  uploads: UsedUploads,
  resource: Resource,
  row: Row,
  old: Row | null = null,
): Promise<void> => {
  const fields = holdingFields(resource)
  if (fields.every((holding) => old && isSame(uploads, holding, row, old))) return
  const uses = findUses(uploads, fields, row)
  await writeUses(client, uploads, { resource: resource.name, record_id: row.id }, uses)
  for (const { target, description } of uses)
    if (description !== '') await uploads.describe(client, target, description)
}

/** True if two values of a field use the same uploads and pages. Most texts contain no address. */
const isSame = (uploads: UsedUploads, holding: HoldingField, row: Row, old: Row): boolean =>
  JSON.stringify(findUses(uploads, [holding], row)) === JSON.stringify(findUses(uploads, [holding], old))

/** Replaces the stored uses of a record or text. */
export const writeUses = async (
  client: EngineClient,
  { recount }: Pick<UsedUploads, 'recount'>,
  { resource, record_id }: { resource: string; record_id: number },
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
  await recount(client, [...former, ...uses].filter(isOfUpload))
}

/** Uploads and pages that a record shows or links to, and its descriptions of images. */
export const findUses = (
  uploads: Pick<UsedUploads, 'find'>,
  fields: readonly HoldingField[],
  row: Row,
): (Use & { address: string; description: string })[] =>
  fields.flatMap(({ name, field, find }) =>
    find(row[name]).flatMap((use) => {
      const used = classify(uploads, use)
      const description =
        used?.kind === 'picture' ? (descriptionOf(field, row) ?? asText(use.description)) : ''
      return used ? [{ ...used, field: name, address: use.address, description }] : []
    }),
  )

/** Use that an address represents; undefined for another site. */
export const classify = (
  { find }: Pick<UsedUploads, 'find'>,
  use: AddressUse,
): Pick<Use, 'kind' | 'target'> | undefined => {
  const upload = find(use)
  if (upload) return upload
  const page = pagePath(use.address)
  return page === undefined ? undefined : { kind: 'page', target: page }
}

const isOfUpload = (use: Pick<Use, 'kind' | 'target'>): use is UploadUse => use.kind !== 'page'

/** Description of this field's image in another field of the record; undefined if there is no such field. */
const descriptionOf = (field: Resource['fields'][string], row: Row): string | undefined => {
  if (!('describedBy' in field) || field.describedBy === undefined) return undefined
  const description = row[field.describedBy]
  return description === field.undescribed ? '' : asText(description)
}

const asText = (description: unknown): string =>
  typeof description === 'string' ? description.trim().slice(0, maxCharacters).toWellFormed() : ''
const maxCharacters = 255
