import type { Resource } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/resources/index'
import type { PictureUse } from '@kampana/shared/media/picture-use'
import type { AppContext } from '../../app-context.ts'
import type { Viewer } from '../../crud/activity.ts'
import { readColumns } from '../../crud/query/read-columns.ts'
import { recordAddress } from '@kampana/shared/record-address'
import { isSearchable } from '../../crud/search-index.ts'
import { table, tableName, type Row } from '../../crud/table.ts'
import { readsAll } from '../../crud/visibility.ts'
import type { DbClient } from '../../db/tables.ts'
import { websiteUse } from './website-uses.ts'

/** Where a picture is used. What the viewer may not read has no title. */
export const findPlaces = async (
  context: Pick<AppContext, 'findHooks'>,
  client: DbClient,
  picture: number,
  viewer: Viewer | null,
): Promise<PictureUse[]> => {
  const rows = await client
    .selectFrom('picture_uses')
    .innerJoin('media', 'media.hash', 'picture_uses.hash')
    .select(['resource', 'record_id', 'field'])
    .distinct()
    .where('media.picture_id', '=', picture)
    .orderBy('resource')
    .orderBy('record_id')
    .orderBy('field')
    .execute()
  const places: PictureUse[] = []
  for (const [name, uses] of Map.groupBy(rows, ({ resource }) => resource)) {
    const resource = allResources().find((each) => each.name === name)
    if (resource) places.push(...(await findRecords(context, client, resource, uses, viewer)))
    else places.push(...uses.map(({ field }) => websiteUse(field)))
  }
  return places
}

const findRecords = async (
  { findHooks }: Pick<AppContext, 'findHooks'>,
  client: DbClient,
  resource: Resource,
  uses: readonly { record_id: number; field: string }[],
  viewer: Viewer | null,
): Promise<PictureUse[]> => {
  const hooks = findHooks(resource.name)
  const ids = [...new Set(uses.map(({ record_id }) => record_id))]
  const columns = new Set([...readColumns(resource, hooks), resource.title])
  const rows = (await table(client)
    .selectFrom(tableName(resource))
    .select([...columns])
    .where('id', 'in', ids)
    .execute()) as Row[]
  const records = new Map(rows.map((row) => [row.id, row]))
  const deleted = await client
    .selectFrom('trash')
    .select(['record_id', 'title'])
    .where('resource', '=', resource.name)
    .where('record_id', 'in', ids)
    .execute()
  const inTrash = new Map(deleted.map(({ record_id, title }) => [record_id, title]))
  const mayRead = readsAll(resource, viewer)
  return uses.flatMap(({ record_id: id, field }): PictureUse[] => {
    const row = records.get(id)
    const title = row ? row[resource.title] : inTrash.get(id)
    if (title === undefined) return []
    const isPublic = row !== undefined && hooks.isVisible(row)
    const address = isPublic && isSearchable(resource) ? recordAddress(resource.publicSearch, row) : null
    return [
      {
        resource: resource.name,
        id,
        field,
        title: mayRead || isPublic ? String(title) : null,
        address,
        state: row ? (isPublic ? null : 'draft') : 'trash',
      },
    ]
  })
}
