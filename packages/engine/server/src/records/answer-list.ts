import type { Resource } from '@kampana/engine-declare/resource'
import type { Viewer } from './activity.ts'
import type { EngineContext } from './context/engine-context.ts'
import type { Readers } from './context/engine-services.ts'
import type { EngineHooks } from './hooks/hooks.ts'
import { showRecords } from './images/show-records.ts'
import { toPublicUrl } from './input/request.ts'
import { pageBody } from './query/pagination.ts'
import type { ParsedQuery } from './query/list-query.ts'
import type { SelectedRows } from './store.ts'
import type { Row } from './table.ts'

/** A resource whose list is read. */
export interface Listed {
  context: EngineContext
  resource: Resource
  hooks: EngineHooks
}

/** Reply of a resource's list for a page of rows. */
export const answerList = async (
  listed: Listed,
  query: ParsedQuery,
  { rows, total, instead }: SelectedRows,
  { viewer, audience }: { viewer: Viewer | null; audience: Readers },
): Promise<{ body: object; headers: { 'content-range': string } }> => {
  const { context, resource, hooks } = listed
  const serialized = rows.map((row) => serializeFor(hooks, row, viewer))
  const data = await showRecords(listed, serialized, audience)
  const shown = hooks.groupRows ? hooks.groupRows(data).map(withoutNull) : withoutNull(data)
  const url = toPublicUrl(context, `/api/${resource.name}`)
  return {
    headers: { 'content-range': formatContentRange(resource, query.first, rows.length, total) },
    body: {
      ...pageBody(shown, total, partOf(query, rows.length, total), url),
      ...(instead !== undefined && { instead }),
    },
  }
}

/** A row in its wire format, without values that the viewer can't read. */
export const serializeFor = (
  { serialize, redact }: Pick<EngineHooks, 'serialize' | 'redact'>,
  row: Row,
  viewer: Viewer | null,
): Row => redact?.(serialize(row), viewer) ?? serialize(row)

/** A list without the records that visitors can't see. */
const withoutNull = <T>(list: readonly (T | null)[]): T[] => list.filter((each) => each !== null)

/** Position of a page within the list. */
const partOf = (query: Pick<ParsedQuery, 'first' | 'count' | 'paged'>, rows: number, total: number) => {
  const isWhole = !query.paged && rows === total
  const part = isWhole ? { first: 0, count: Math.max(total, 1) } : query
  return { ...part, rows }
}

const formatContentRange = ({ name }: Resource, first: number, count: number, total: number): string =>
  count === 0 ? `${name} */${total}` : `${name} ${first}-${first + count - 1}/${total}`
