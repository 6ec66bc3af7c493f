import type { ListQuery } from '@kampana/engine-declare/lists/list-query'
import type { Resource } from '@kampana/engine-declare/resource'
import { visibilityRule } from '@kampana/engine-declare/visibility'
import type { CacheVersion } from '../../db/cache-version.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { pick } from '@kampana/engine-declare/pick'
import { NotedTables } from '../../db/noted-tables.ts'
import { overlay, type OverlaidRows } from './overlay.ts'
import { findReferences, findRelations } from '../links/links.ts'
import { table, tableName, type Row } from '../table.ts'
import { visibleRows } from '../visibility.ts'
import { maxRowsForStaff, parseListQuery } from './list-query.ts'
import { selectRows } from './select.ts'

export type VisitorQuery = Pick<ListQuery, 'filter' | 'sort'>

/**
 * Reads records as visitors see them on a day. Without a query, returns all records with their bodies; with one, at most 1,000
 * records without bodies. Throws a 422 for a query that the API rejects.
 */
export const readAsVisitor = async (
  client: EngineClient,
  resource: Resource,
  today: string,
  asked?: VisitorQuery,
): Promise<Row[]> => {
  const { filter = {}, sort } = asked ?? {}
  const texts = { filter: JSON.stringify(filter), ...(sort && { sort: JSON.stringify(sort) }) }
  const query = parseListQuery(resource, texts, asked ? maxListed : maxRowsForStaff, 'guest')
  const include = Object.entries(resource.fields)
    .filter(([, { inList, kind }]) => !inList && !(asked && kind === 'richText'))
    .map(([name]) => name)
  const hooks = { readScope: () => visibleRows(resource, today) }
  const { rows } = await selectRows(client, resource, hooks, { ...query, include }, null)
  for (const { field, related } of [...findReferences(resource), ...findRelations(resource)])
    if (visibilityRule(related, today).length > 0) await removeHidden(client, field, related, today, rows)
  return rows
}

/** Maximum number of records in a list of a body. */
const maxListed = 1000

/** Removes related records that visitors can't see, in place. */
const removeHidden = async (
  client: EngineClient,
  field: string,
  related: Resource,
  today: string,
  rows: readonly Row[],
): Promise<void> => {
  const named = rows.flatMap((row) => listRelated(row[field])).map(({ id }) => id)
  if (named.length === 0) return
  const found = await table(client)
    .selectFrom(tableName(related))
    .select('id')
    .where('id', 'in', [...new Set(named)])
    .where(visibleRows(related, today))
    .execute()
  const visible = new Set(found.map(({ id }) => id))
  for (const row of rows) {
    const shown = listRelated(row[field]).filter(({ id }) => visible.has(id))
    row[field] = Array.isArray(row[field]) ? shown : (shown[0] ?? null)
  }
}

const listRelated = (value: unknown): { id: number }[] =>
  (value == null ? [] : [value].flat()) as { id: number }[]

/** Reads the records of a resource, or those of a query, for a site's pages. */
export type ReadForSite = (resource: Resource, query?: VisitorQuery) => Promise<readonly Row[]>

/** Reads records as visitors see them. Rows are frozen. */
export interface VisitorReader {
  /**
   * An unchanged row stays the same object. A query returns the same array until the day or one of the tables that it read
   * changes.
   */
  read: ReadForSite
  /** Reads drafts as if they were stored. Stores nothing: a preview's lists may have any query. */
  readOver: (drafts: ReadonlyMap<string, OverlaidRows>) => ReadForSite
}

interface VisitorReading {
  client: EngineClient
  cacheVersion: Pick<CacheVersion, 'current' | 'lastChange'>
  /** Today at the college: `2026-11-29`. */
  findToday: () => string
  /** Names of the fields that pages show. */
  shownFields: (resource: Resource) => readonly string[]
  /** Writes the current addresses of images into rows; null for a row whose own image visitors can't see. */
  showImages: (client: EngineClient, resource: Resource, rows: readonly Row[]) => Promise<(Row | null)[]>
}

interface Known {
  today: string
  /** Cache version for which the rows are current. */
  version: number
  tables: ReadonlySet<string>
  rows: readonly Row[]
  /** The rows by their JSON. */
  texts: ReadonlyMap<string, Row>
}

/** Creates a reader that keeps rows until they change. */
export const createVisitorReader = ({
  client,
  cacheVersion,
  findToday,
  shownFields,
  showImages,
}: VisitorReading): VisitorReader => {
  const known = new Map<string, Known>()
  const isCurrent = (found: Known, version: number, today: string): boolean =>
    found.today === today &&
    (found.version === version || cacheVersion.lastChange(found.tables) <= found.version)
  const find = async (resource: Resource, query?: VisitorQuery): Promise<readonly Row[]> => {
    const key = keyOf(resource, query)
    const [version, today] = [cacheVersion.current(), findToday()]
    const former = known.get(key)
    if (former && isCurrent(former, version, today)) {
      former.version = version
      return former.rows
    }
    const noted = new NotedTables()
    const rows = await readShown(client.withPlugin(noted), resource, today, query)
    const made = { today, version, tables: noted.read, ...reuse(rows, former) }
    known.set(key, made)
    return made.rows
  }
  const readShown = async (
    from: EngineClient,
    resource: Resource,
    today: string,
    query: VisitorQuery | undefined,
  ): Promise<Row[]> => {
    const rows = await readAsVisitor(from, resource, today, query)
    const shown = await showImages(from, resource, rows)
    const names = shownFields(resource)
    return shown.flatMap((row) => (row ? Object.freeze({ ...pick(row, names), id: row.id }) : []))
  }
  return {
    read: find,
    readOver: (drafts) => {
      const overlaid = overlay(client, drafts)
      return async (resource, query) => {
        const [version, today] = [cacheVersion.current(), findToday()]
        const published = known.get(keyOf(resource, query))
        const isUnchanged =
          published && isCurrent(published, version, today) && published.tables.isDisjointFrom(drafts)
        if (isUnchanged) return published.rows
        return reuse(await readShown(overlaid, resource, today, query), published).rows
      }
    },
  }
}

const keyOf = (resource: Resource, query: VisitorQuery | undefined): string =>
  `${resource.name} ${JSON.stringify(query)}`

/** The rows, with the former object of each unchanged row, and the former array if none has changed. */
const reuse = (read: readonly Row[], former: Known | undefined): Pick<Known, 'rows' | 'texts'> => {
  const texts = new Map<string, Row>()
  const rows = read.map((row) => {
    const text = JSON.stringify(row)
    const same = former?.texts.get(text) ?? row
    texts.set(text, same)
    return same
  })
  const isSame = former?.rows.length === rows.length && rows.every((row, n) => row === former.rows[n])
  return { rows: isSame ? former.rows : rows, texts }
}
