import type { Resource } from '@kampana/engine-declare/resource'
import { draftedValues, hashValues } from '@kampana/engine-server/records/drafts/values'
import { hasImages, type ImageFields } from '@kampana/engine-server/records/images/map-images'
import { holdingFields } from '@kampana/engine-server/records/links/holding-fields'
import { selectRow } from '@kampana/engine-server/records/query/select'
import { parseApproved } from '@kampana/engine-server/records/release/approval'
import { findMember, findRelease, type Trx } from '@kampana/engine-server/records/release/members'
import { decodeRows, encodeColumns } from '@kampana/engine-server/records/storage/index'
import { fetchRows, table, tableName, type Row } from '@kampana/engine-server/records/table'
import { findUses, indexUses } from '@kampana/engine-server/records/uses/write-uses'
import type { AppContext } from '../../app-context.ts'
import type { DbClient } from '../../db/tables.ts'
import { withImageIds } from '../stored-images.ts'
import { usedUploads } from '../uses/used-by-records.ts'

type Context = Pick<AppContext, 'db' | 'findHooks'>

/** Rows per batch; few, because a body can be 500 KB. */
const batchSize = 100

/** Converts the images of a resource's records, and indexes their uses. */
export const convertRecords = async (context: Context, resource: Resource): Promise<void> => {
  if (holdingFields(resource).length === 0) return
  for (let last = 0; ;) {
    const rows = await fetchRows(
      table(context.db)
        .selectFrom(tableName(resource))
        .selectAll()
        .where('id', '>', last)
        .orderBy('id')
        .limit(batchSize),
    )
    await context.db.transaction().execute(async (trx) => {
      for (const row of rows) await convertRecord(context, trx, resource, row)
    })
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

const convertRecord = async (context: Context, trx: Trx, resource: Resource, row: Row): Promise<void> => {
  const { extraImages } = context.findHooks(resource.name)
  const changed = await convertColumns(trx, { resource, extraImages }, row)
  const isChanged = Object.keys(changed).length > 0
  if (isChanged && !(await writeColumns(context, trx, resource, row, changed))) return
  const decoded = { ...row, ...changed }
  decodeRows(resource, [decoded])
  const isLinking = findUses(usedUploads, holdingFields(resource), decoded).some(
    ({ kind }) => kind === 'retained',
  )
  if (isChanged || isLinking) await indexUses(trx, usedUploads, resource, decoded)
}

/** Changed columns of a stored row, in their stored form. */
export const convertColumns = async (
  client: DbClient,
  { resource, extraImages = [] }: { resource: Resource } & Pick<ImageFields, 'extraImages'>,
  row: Row,
): Promise<Record<string, unknown>> => {
  if (!hasImages(resource)) return {}
  const decoded: Row = { ...row }
  decodeRows(resource, [decoded])
  for (const name of extraImages)
    if (typeof row[name] === 'string') decoded[name] = JSON.parse(row[name]) as unknown
  const [converted = decoded] = await withImageIds(client, { fields: resource.fields, extraImages }, [
    decoded,
  ])
  const changed = Object.entries(converted).filter(([name, value]) => value !== decoded[name])
  return encodeColumns(
    resource,
    Object.fromEntries(
      changed.map(([name, value]) => [name, extraImages.includes(name) ? JSON.stringify(value) : value]),
    ),
  )
}

/** Returns false if somebody has changed the record meanwhile, in which case the second pass converts it. */
const writeColumns = async (
  { findHooks }: Context,
  trx: Trx,
  resource: Resource,
  row: Row,
  changed: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const member = resource.drafts && (await findMember(trx, resource, row.id))
  const read = async () =>
    hashValues(draftedValues(resource, await selectRow(trx, resource, findHooks(resource.name), row.id)))
  const before = member && !member.draft ? await read() : undefined
  const { numUpdatedRows } = await table(trx)
    .updateTable(tableName(resource))
    .set(changed)
    .where('id', '=', row.id)
    .where((eb) => eb.and(Object.keys(changed).map((name) => eb(name, '=', row[name]))))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  if (member && before !== undefined) await approveAgain(trx, member, before, await read())
  return true
}

/** Keeps the approval of an unpublished record, which names the hash of its values. */
const approveAgain = async (
  trx: Trx,
  { change_id, resource, record_id }: { change_id: number; resource: string; record_id: number },
  before: string,
  now: string,
): Promise<void> => {
  const { approved } = await findRelease(trx, change_id)
  if (approved === null) return
  const renewed = parseApproved(approved).map((each) =>
    each.resource === resource && each.id === record_id && each.hash === before
      ? Object.assign(each, { hash: now })
      : each,
  )
  await trx
    .updateTable('changes')
    .set({ approved: JSON.stringify(renewed) })
    .where('id', '=', change_id)
    .execute()
}
