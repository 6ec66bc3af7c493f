import type { Resource } from '@kampana/shared/resource'
import type { AddressUse } from '@kampana/shared/kinds/index'
import type { EngineClient, EngineTables } from '../../db/engine-tables.ts'
import { holdingFields, type HoldingField } from '../links/holding-fields.ts'
import type { UploadUse, UsedUploads } from '../context/parts.ts'
import type { Row } from '../table.ts'
import { pagePath } from './page-path.ts'

/** A use of a picture or file, by its hash, or of a page, by its address. */
export type Use = Pick<EngineTables['uses'], 'kind' | 'target' | 'field'>

/**
 * Writes down what a record shows and links to, in the transaction of its change, unless the former
 * record's values said the same. A picture that the library can't describe yet is described by the record's words.
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

/** Whether another value of a field says the same of uploads and pages, as most texts do, which hold no address. */
const isSame = (uploads: UsedUploads, holding: HoldingField, row: Row, old: Row): boolean =>
  JSON.stringify(findUses(uploads, [holding], row)) === JSON.stringify(findUses(uploads, [holding], old))

/** Replaces what is written down of one record, or of another text. */
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

/** What a record shows and links to, and what it says of its pictures. */
export const findUses = (
  uploads: Pick<UsedUploads, 'find'>,
  fields: readonly HoldingField[],
  row: Row,
): (Use & { address: string; description: string })[] =>
  fields.flatMap(({ name, field, find }) =>
    find(row[name]).flatMap((use) => {
      const used = classify(uploads, use)
      const words = used?.kind === 'picture' ? (descriptionOf(field, row) ?? asText(use.description)) : ''
      return used ? [{ ...used, field: name, address: use.address, description: words }] : []
    }),
  )

/** What an address of a value is a use of; undefined for another site's. */
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

/** What the record says in another field of the picture in this one; undefined where no other field describes it. */
const descriptionOf = (field: Resource['fields'][string], row: Row): string | undefined => {
  if (!('describedBy' in field) || field.describedBy === undefined) return undefined
  const words = row[field.describedBy]
  return words === field.undescribed ? '' : asText(words)
}

const asText = (words: unknown): string =>
  typeof words === 'string' ? words.trim().slice(0, maxCharacters).toWellFormed() : ''
const maxCharacters = 255
