import type { PictureUse } from '@kampana/engine-declare/media/picture-use'
import { recordAddress } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { EngineContext } from '../context/engine-context.ts'
import type { EngineClient, EngineTables } from '../../db/engine-tables.ts'
import type { Viewer } from '../activity.ts'
import { fetchReadable } from '../query/read-columns.ts'
import { isSearchable } from '../search-index.ts'
import { findReached } from '../tree/reached-records.ts'
import { readsAll } from '../visibility.ts'

export type UseOfRecord = Pick<EngineTables['uses'], 'resource' | 'record_id' | 'field'>

/** Records that use something, including drafts and the trash. Records that the viewer can't read have no title. */
export const locateUses = async (
  context: Pick<EngineContext, 'findHooks'>,
  client: EngineClient,
  uses: readonly UseOfRecord[],
  viewer: Viewer | null,
): Promise<PictureUse[]> => {
  const pictureUses: PictureUse[] = []
  for (const [name, ofResource] of Map.groupBy(uses, ({ resource }) => resource)) {
    const resource = allResources().find((each) => each.name === name)
    if (resource) pictureUses.push(...(await findRecords(context, client, resource, ofResource, viewer)))
  }
  return pictureUses
}

const findRecords = async (
  { findHooks }: Pick<EngineContext, 'findHooks'>,
  client: EngineClient,
  resource: Resource,
  uses: readonly { record_id: number; field: string }[],
  viewer: Viewer | null,
): Promise<PictureUse[]> => {
  const hooks = findHooks(resource.name)
  const ids = [...new Set(uses.map(({ record_id }) => record_id))]
  const rows = await fetchReadable(client, resource, hooks, ids)
  const records = new Map(rows.map((row) => [row.id, row]))
  const deleted = await client
    .selectFrom('trash')
    .select(['record_id', 'title'])
    .where('resource', '=', resource.name)
    .where('record_id', 'in', ids)
    .execute()
  const inTrash = new Map(deleted.map(({ record_id, title }) => [record_id, title]))
  const reached = await findReached(client, resource, hooks, [...records.keys()])
  const mayRead = readsAll(resource, viewer)
  return uses.flatMap(({ record_id: id, field }): PictureUse[] => {
    const row = records.get(id)
    const title = row ? row[resource.title] : inTrash.get(id)
    if (title === undefined) return []
    const isPublic = row !== undefined && reached.has(id) && hooks.isVisible(row)
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
