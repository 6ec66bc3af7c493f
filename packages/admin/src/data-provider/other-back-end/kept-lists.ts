import type { ListCache } from '@kampana/shared/lists/list-reader'
import type { Resource } from '@kampana/shared/resource'
import type { ReplyRecord } from '@kampana/shared/schema/record-reader'

/** What a verb has changed: one record that was made or edited, or those that are gone. */
interface Change {
  resource: string
  written?: number
  deleted?: readonly number[]
}

/** The change of a verb that succeeded; undefined where it may have changed anything. */
export const changeOf = (verb: string, given: readonly unknown[], answer: unknown): Change | undefined => {
  const [resource, params, acted] = given as [string, { id?: unknown }, unknown]
  const { data } = (answer as { data?: unknown } | undefined) ?? {}
  const { id: made } = (data ?? {}) as { id?: unknown }
  // The server may have refused some of several records.
  if (verb === 'deleteMany' && Array.isArray(data)) return { resource, deleted: data.map(Number) }
  if (verb === 'update') return { resource, written: Number(params.id) }
  if (verb === 'act') return { resource, written: Number(acted) }
  if (verb === 'delete') return { resource, deleted: [Number(params.id)] }
  // Some back ends don't tell which id a new record has.
  return verb === 'create' && Number(made) > 0 ? { resource, written: Number(made) } : undefined
}

/**
 * Makes a change to the kept lists of another back end, so that a save doesn't cost all pages of a long list again: what was
 * written is read by itself and takes its row's place. Lists that may tell of it, as the log, are dropped.
 */
export const changeKeptLists = async (
  kept: ListCache<ReplyRecord>,
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
  for (const [key, { path, list }] of kept) {
    if (path === pathOf(resource)) {
      const rows = (await list)?.rows()
      const row =
        rows && written !== undefined ? await readOne(resource, written).catch(() => undefined) : undefined
      // Of a list whose pages are turned one by one only some rows are here.
      if (!rows || (written !== undefined && !row)) kept.delete(key)
      else putRow(rows, row, deleted)
    } else if (!staying.has(path)) kept.delete(key)
  }
}

/** Whether a change to one resource leaves another one as it is. What nobody writes, the server does. */
const isIndependent = ({ actions, fields }: Resource, changed: string): boolean =>
  actions.some((action) => action !== 'list' && action !== 'show') &&
  !Object.values(fields).some((field) => 'resource' in field && field.resource === changed)

/** Every later query of the list reads the same array. */
const putRow = (rows: ReplyRecord[], row: ReplyRecord | undefined, deleted: readonly number[]): void => {
  const gone = new Set(deleted)
  const at = rows.findIndex(({ id }) => id === row?.id)
  if (row) rows.splice(at < 0 ? rows.length : at, at < 0 ? 0 : 1, { ...rows[at], ...row })
  for (let index = rows.length - 1; index >= 0; index--) if (gone.has(rows[index]!.id)) rows.splice(index, 1)
}
