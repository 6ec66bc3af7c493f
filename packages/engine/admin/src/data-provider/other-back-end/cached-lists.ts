import type { ListCache } from '@kampana/engine-declare/lists/list-reader'
import type { Resource } from '@kampana/engine-declare/resource'
import type { ReplyRecord } from '@kampana/engine-declare/schema/record-reader'

/** Change by a verb: one created or edited record, or deleted records. */
interface Change {
  resource: string
  written?: number
  deleted?: readonly number[]
}

/** Change of a successful verb; undefined if it may have changed anything. */
export const changeOf = (verb: string, given: readonly unknown[], answer: unknown): Change | undefined => {
  const [resource, params, acted] = given as [string, { id?: unknown }, unknown]
  const { data } = (answer as { data?: unknown } | undefined) ?? {}
  const { id: made } = (data ?? {}) as { id?: unknown }
  // The server may have rejected some of several records.
  if (verb === 'deleteMany' && Array.isArray(data)) return { resource, deleted: data.map(Number) }
  if (verb === 'update') return { resource, written: Number(params.id) }
  if (verb === 'act') return { resource, written: Number(acted) }
  if (verb === 'delete') return { resource, deleted: [Number(params.id)] }
  // Some back ends don't return the id of a new record.
  return verb === 'create' && Number(made) > 0 ? { resource, written: Number(made) } : undefined
}

/**
 * Applies a change to the cached lists of another back end, because reloading all pages of a long list is slow. A changed
 * record is read on its own and replaces its row. Lists that may depend on it, such as the log, are dropped.
 */
export const changeCachedLists = async (
  stored: ListCache<ReplyRecord>,
  change: Change,
  resources: readonly Resource[],
  readOne: (resource: string, id: number) => Promise<ReplyRecord>,
): Promise<void> => {
  const { resource, written, deleted = [] } = change
  const pathOf = (name: string) => `/api/${name}`
  const staying = new Set(
    resources
      .filter((other) => other.name === resource || isIndependent(other, resource))
      .map(({ name }) => pathOf(name)),
  )
  for (const [key, { path, list }] of stored) {
    if (path === pathOf(resource)) {
      const rows = (await list)?.rows()
      const row =
        rows && written !== undefined ? await readOne(resource, written).catch(() => undefined) : undefined
      // A paginated list has only some of its rows in the cache.
      if (!rows || (written !== undefined && !row)) stored.delete(key)
      else putRow(rows, row, deleted)
    } else if (!staying.has(path)) stored.delete(key)
  }
}

/**
 * True if a change of one resource doesn't affect another one. Read-only resources are written by the server, so they may
 * change.
 */
const isIndependent = ({ actions, fields }: Resource, changed: string): boolean =>
  actions.some((action) => action !== 'list' && action !== 'show') &&
  !Object.values(fields).some((field) => 'resource' in field && field.resource === changed)

/** In place, because every later query of the list reads the same array. */
const putRow = (rows: ReplyRecord[], row: ReplyRecord | undefined, deleted: readonly number[]): void => {
  const gone = new Set(deleted)
  const at = rows.findIndex(({ id }) => id === row?.id)
  if (row) rows.splice(at < 0 ? rows.length : at, at < 0 ? 0 : 1, { ...rows[at], ...row })
  for (let index = rows.length - 1; index >= 0; index--) if (gone.has(rows[index]!.id)) rows.splice(index, 1)
}
