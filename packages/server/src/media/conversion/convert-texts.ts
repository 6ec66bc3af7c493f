import type { Changes } from '@kampana/engine-declare/kinds/index'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { Resource } from '@kampana/engine-declare/resource'
import { draftsKey } from '@kampana/engine-server/records/drafts/trashed-draft'
import { hasImages } from '@kampana/engine-server/records/images/map-images'
import type { TrashedRecord } from '@kampana/engine-server/records/removal/trash'
import { table, type InputValues } from '@kampana/engine-server/records/table'
import type { FolderRecord } from '@kampana/shared/content/folder-records'
import type { AppContext } from '../../app-context.ts'
import type { DbClient } from '../../db/tables.ts'
import { withImageIds } from '../stored-images.ts'
import { convertColumns } from './convert-records.ts'

type Context = Pick<AppContext, 'db' | 'findHooks'>

/** Converts JSON of a resource's records. */
type Convert = (json: string, resource: Resource, context: Context) => Promise<string>

const convertValues = async <T extends InputValues>(
  client: DbClient,
  resource: Resource,
  values: T,
): Promise<T> => (await withImageIds(client, resource, [values]))[0] ?? values

const convertInput: Convert = async (json, resource, { db }) =>
  JSON.stringify(await convertValues(db, resource, JSON.parse(json) as InputValues))

const convertChanges: Convert = async (json, resource, { db }) => {
  const changes = JSON.parse(json) as Changes
  const { attributes, old } = changes
  return JSON.stringify({
    ...changes,
    ...(attributes && { attributes: await convertValues(db, resource, attributes) }),
    ...(old && { old: await convertValues(db, resource, old) }),
  })
}

const convertTrashed: Convert = async (json, resource, context) => {
  const { row, dependents } = JSON.parse(json) as TrashedRecord
  const { extraImages } = context.findHooks(resource.name)
  const drafts: InputValues[] = []
  for (const { input, base, ...draft } of dependents[draftsKey] ?? [])
    drafts.push({
      ...draft,
      input: await convertInput(String(input), resource, context),
      base: await convertInput(String(base), resource, context),
    })
  return JSON.stringify({
    row: { ...row, ...(await convertColumns(context.db, { resource, extraImages }, row)) },
    dependents: { ...dependents, ...(drafts.length > 0 && { [draftsKey]: drafts }) },
  })
}

const convertFolderRecord: Convert = async (json, resource, { db }) => {
  const record = JSON.parse(json) as FolderRecord
  return JSON.stringify({ ...record, values: await convertValues(db, resource, record.values) })
}

/** Values outside of records' tables: drafts, versions, the trash, and the last state of a folder. */
const places = [
  { name: 'drafts', key: 'id', columns: ['input', 'base'], convert: convertInput },
  { name: 'logs', key: 'id', columns: ['properties'], convert: convertChanges },
  { name: 'trash', key: 'id', columns: ['kept'], convert: convertTrashed },
  { name: 'folder_records', key: 'record_id', columns: ['record'], convert: convertFolderRecord },
] as const satisfies readonly { convert: Convert; [property: string]: unknown }[]

type Place = (typeof places)[number]

/** Rows per batch; few, because a body can be 500 KB. */
const batchSize = 100

/** Converts the images in values outside of records' tables. */
export const convertTexts = async (context: Context): Promise<void> => {
  for (const resource of allResources())
    if (resource.name !== 'pictures' && hasImages(resource))
      for (const place of places) await convertPlace(context, resource, place)
}

const convertPlace = async (context: Context, resource: Resource, place: Place): Promise<void> => {
  const { name, key, columns } = place
  const own = table(context.db).selectFrom(name).where('resource', '=', resource.name)
  for (let last = -1; ;) {
    const keys = await own
      .select(key)
      .distinct()
      .where(key, '>', last)
      .orderBy(key)
      .limit(batchSize)
      .execute()
    const end = keys.at(-1)
    if (!end) return
    const rows = own
      .select([key, ...columns])
      .where(key, '>', last)
      .where(key, '<=', end[key])
    for (const row of await rows.execute()) await convertRow(context, resource, place, row)
    last = Number(end[key])
  }
}

const convertRow = async (
  context: Context,
  resource: Resource,
  { name, key, columns, convert }: Place,
  row: Readonly<Record<string, unknown>>,
): Promise<void> => {
  for (const column of columns) {
    const former = row[column]
    if (typeof former !== 'string' || !former.includes('media')) continue
    const converted = await convert(former, resource, context)
    if (converted === former) continue
    // Somebody may have written another value meanwhile.
    await table(context.db)
      .updateTable(name)
      .set({ [column]: converted })
      .where('resource', '=', resource.name)
      .where(key, '=', row[key])
      .where(column, '=', former)
      .execute()
  }
}
