import { required } from '../../required.ts'
import type { Resource } from '@kampana/shared/resource'
import type { Change } from '../activity.ts'
import { findMissing } from '../assert-input.ts'
import { edit } from '../change-record.ts'
import type { EngineHooks } from '../hooks.ts'
import { findDifferences } from '../input-changes.ts'
import { toInputValues } from '../input-values.ts'
import { findRelations } from '../links.ts'
import type { PutBack, PutBackRequest } from '../store.ts'
import { table, tableName, type InputValues, type Row } from '../table.ts'
import { firstEntry, readEntries } from './log-entries.ts'
import { readVersion } from './read-version.ts'

/** Edits a record so that it is as a former version was. Related records that are gone are left out. */
export const putBack = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  { id, version, readInput, check }: PutBackRequest,
): Promise<PutBack> => {
  const { trx } = change
  let outcome = { whole: true, former: version }
  const toInput = async (old: Row): Promise<InputValues> => {
    const then = await readVersion(trx, resource, old, version)
    const { input, whole } = await dropMissing(change, resource, toInputValues(resource, then))
    const newest = await firstEntry(readEntries(trx, resource, id, {}))
    outcome = { whole, former: required(newest).id }
    return readInput(findDifferences(resource, old, input), old)
  }
  const edited = await edit(change, resource, hooks, id, toInput, check, { action: 'put-back', version })
  return { ...edited, ...outcome }
}

/** An input without related records that are gone. A required one stays, and is refused under its field. */
const dropMissing = async (
  change: Change,
  resource: Resource,
  input: InputValues,
): Promise<{ input: InputValues; whole: boolean }> => {
  const kept: Record<string, unknown> = { ...input }
  for (const { input: name, related } of findRelations(resource)) {
    const ids = kept[name]
    if (Array.isArray(ids)) kept[name] = await existingIds(change, related, ids)
  }
  for (const { field, input: name } of await findMissing(change.trx, resource, input))
    if (!required(resource.fields[field]).required) kept[name] = null
  return { input: kept, whole: JSON.stringify(kept) === JSON.stringify(input) }
}

/** Those of the ids that exist. They can't be deleted until the transaction ends. */
const existingIds = async (
  { trx }: Change,
  related: Resource,
  ids: readonly unknown[],
): Promise<unknown[]> => {
  if (ids.length === 0) return []
  const rows = await table(trx)
    .selectFrom(tableName(related))
    .select('id')
    .where('id', 'in', ids)
    .forKeyShare()
    .execute()
  const existing = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => existing.has(id))
}
