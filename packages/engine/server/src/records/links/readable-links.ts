import type { Related } from '@kampana/engine-declare/kinds/index'
import { permissionName, type Resource } from '@kampana/engine-declare/resource'
import type { EngineContext } from '../context/engine-context.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { Viewer } from '../activity.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import { fetchReadable } from '../query/read-columns.ts'
import { findReferences, findRelations } from './links.ts'
import type { Row } from '../table.ts'
import { findReached } from '../tree/reached-records.ts'

type Link = Pick<ReturnType<typeof findReferences>[number], 'field' | 'related'>

/**
 * Removes related records that the viewer can't read, such as titles of drafts, from rows in place. Users with edit
 * permission see all of them, because saving replaces the whole relation.
 */
export const removeUnreadableLinks = async (
  { findHooks }: Pick<EngineContext, 'findHooks'>,
  client: EngineClient,
  resource: Resource,
  rows: readonly Row[],
  viewer: Viewer | null,
): Promise<void> => {
  if (rows.length === 0 || viewer?.permissions.has(permissionName('edit', resource))) return
  for (const link of [...findReferences(resource), ...findRelations(resource)]) {
    const hooks = findHooks(link.related.name)
    if (hooks.canRead) await removeUnreadable(client, link, hooks, rows, viewer)
  }
}

const removeUnreadable = async (
  client: EngineClient,
  { field, related }: Link,
  hooks: EngineHooks,
  rows: readonly Row[],
  viewer: Viewer | null,
): Promise<void> => {
  const ids = new Set(rows.flatMap((row) => linked(row, field)).map(({ id }) => id))
  if (ids.size === 0) return
  const found = await fetchReadable(client, related, hooks, [...ids])
  const allowed = found.filter((row) => hooks.canRead?.(row, viewer)).map(({ id }) => id)
  const readable = await findReached(client, related, hooks, allowed, viewer)
  for (const row of rows) {
    const readableLinks = linked(row, field).filter(({ id }) => readable.has(id))
    if (field in row) row[field] = Array.isArray(row[field]) ? readableLinks : (readableLinks[0] ?? null)
  }
}

/** Related records of a field, which names one or several. */
const linked = (row: Row, field: string): Related[] =>
  [row[field] ?? []].flat().map((each) => each as Related)
