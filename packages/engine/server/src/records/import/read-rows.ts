import type { FieldErrors } from '@kampana/engine-declare/messages/message'
import { humanize } from '@kampana/engine-declare/kinds/index'
import { importMessages } from '@kampana/engine-declare/messages/import-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { maxLength } from '@kampana/engine-declare/rich-text/rich-text'
import { readInput, type ReadOptions } from '@kampana/engine-declare/schema/schema'
import { fold } from '@kampana/engine-declare/text/fold'
import { setImmediate as others } from 'node:timers/promises'
import type { EngineContext } from '../context/engine-context.ts'
import type { Viewer } from '../activity.ts'
import { findReferences, findRelations } from '../links/links.ts'
import { readColumns, titleColumn } from '../query/read-columns.ts'
import { decodeRows } from '../storage/index.ts'
import { fetchRows, table, tableName, type InputValues } from '../table.ts'

/** A row of a file, parsed by the declaration. Related records are named by title. */
export type ReadRow = { input: InputValues } | { errors: FieldErrors }

/** Number of rows after which other requests get a turn. */
export const rowsAtOnce = 50

/** Reads rows as inputs of new records. */
export const readRows = async (
  context: EngineContext,
  resource: Resource,
  rows: readonly Readonly<Record<string, unknown>>[],
  options: ReadOptions,
  viewer: Viewer,
): Promise<ReadRow[]> => {
  const findIds = await titleFinder(context, resource, viewer)
  const read: ReadRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === 0) await others()
    // Comes first, because folding, cleaning and parsing a huge cell would block the event loop.
    const tooLong = findLongCells(row)
    if (tooLong) {
      read.push({ errors: tooLong })
      continue
    }
    const { values, errors } = findIds(row)
    const result = readInput(resource.fields, values, options)
    const all = { ...('errors' in result ? result.errors : {}), ...errors }
    read.push('errors' in result || Object.keys(errors).length > 0 ? { errors: all } : result)
  }
  return read
}

/** Errors of cells that exceed the maximum length of any field; undefined if there are none. */
const findLongCells = (row: Readonly<Record<string, unknown>>): FieldErrors | undefined => {
  const tooLong = Object.entries(row).filter(([, cell]) => isTooLong(cell))
  if (tooLong.length === 0) return undefined
  return Object.fromEntries(
    tooLong.map(([name]) => [name, [basicMessages.invalid.max(humanize(name), maxLength)]]),
  )
}
const isTooLong = (cell: unknown): boolean =>
  Array.isArray(cell)
    ? cell.length > maxParts || cell.some(isTooLong)
    : typeof cell === 'string' && cell.length > maxLength
/** Maximum number of related records or tags in one cell. */
const maxParts = 1000

/** Replaces titles of related records by ids, if the viewer may read the records. */
const titleFinder = async (context: EngineContext, resource: Resource, viewer: Viewer) => {
  const links = [...findReferences(resource), ...findRelations(resource)].filter(
    ({ field }) => !resource.fields[field]?.readOnly,
  )
  const known = new Map<string, ReadonlyMap<string, number[]>>()
  for (const { related } of links)
    if (!known.has(related.name)) known.set(related.name, await readTitles(context, related, viewer))
  const unpublished = findUnpublished(resource)
  return (row: Readonly<Record<string, unknown>>) => {
    const values: Record<string, unknown> = { ...unpublished, ...row }
    const errors: Record<string, string[]> = {}
    for (const { input, related } of links) {
      const ids = (title: unknown) => known.get(related.name)?.get(fold(String(title)).trim()) ?? []
      const replace = (title: unknown): unknown => {
        if (typeof title !== 'string' || title.trim() === '') return title
        const [id, another] = ids(title)
        if (id !== undefined && another === undefined) return id
        const text = id === undefined ? importMessages.noneCalled : importMessages.severalCalled
        ;(errors[input] ??= []).push(text(related.singular, title.trim()))
        return null
      }
      if (Object.hasOwn(values, input))
        values[input] = Array.isArray(values[input]) ? values[input].map(replace) : replace(values[input])
    }
    return { values, errors }
  }
}

/** Fields that a form fills with the present time. Without their columns, nothing is published. */
const findUnpublished = ({ fields }: Resource): Record<string, null> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => 'now' in field && field.now === true && !field.required)
      .map(([name]) => [name, null]),
  )

const readTitles = async (
  { db, findHooks }: EngineContext,
  related: Resource,
  viewer: Viewer,
): Promise<ReadonlyMap<string, number[]>> => {
  const hooks = findHooks(related.name)
  const rows = await fetchRows(
    table(db)
      .selectFrom(tableName(related))
      .select([...new Set([...readColumns(related, hooks), titleColumn(related)])])
      .limit(maxRelated),
  )
  decodeRows(related, rows)
  const ids = new Map<string, number[]>()
  for (const row of rows)
    if (hooks.canRead?.(row, viewer) ?? true) {
      const key = fold(String(row[related.title])).trim()
      ids.set(key, [...(ids.get(key) ?? []), row.id])
    }
  return ids
}
const maxRelated = 20_000
