import { required } from '../../required.ts'
import { findMissing, lockExisting } from '../input/assert-input.ts'
import { edit, type Edited } from '../change-record.ts'
import type { EtagCheck } from '../etag.ts'
import { diffInput } from '../input/input-changes.ts'
import { toInputValues } from '../input/input-values.ts'
import { findRelations } from '../links/links.ts'
import { tableName, type InputValues, type Row } from '../table.ts'
import type { WriteContext } from '../write-context.ts'
import { firstEntry, readEntries } from './log-entries.ts'
import { readVersion } from './read-version.ts'

interface PutBackRequest {
  id: number
  version: number
  /** Parses the differences from the locked record as an edit's input. */
  readInput: (differences: InputValues, old: Row) => InputValues
  check: EtagCheck
}
interface PutBack extends Edited {
  /** True if all related records still exist. */
  whole: boolean
  /** Version of the record before the restore. */
  former: number
}

/** Restores a former version of a record with an edit. Omits related records that were deleted. */
export const putBack = async (
  writing: WriteContext,
  { id, version, readInput, check }: PutBackRequest,
): Promise<PutBack> => {
  const { trx, resource } = writing
  let outcome = { whole: true, former: version }
  const toInput = async (old: Row): Promise<InputValues> => {
    const then = await readVersion(trx, resource, old, version)
    const { input, whole } = await dropMissing(writing, toInputValues(resource, then))
    const newest = await firstEntry(readEntries(trx, resource, id, {}))
    outcome = { whole, former: required(newest).id }
    return readInput(diffInput(resource, old, input), old)
  }
  const edited = await edit(writing, id, toInput, check, { action: 'put-back', version })
  return { ...edited, ...outcome }
}

/** Input without deleted related records. A required one stays and is rejected under its field. */
const dropMissing = async (
  { trx, resource }: WriteContext,
  input: InputValues,
): Promise<{ input: InputValues; whole: boolean }> => {
  const kept: Record<string, unknown> = { ...input }
  for (const { input: name, related } of findRelations(resource)) {
    const ids = kept[name]
    if (!Array.isArray(ids)) continue
    const existing = await lockExisting(trx, tableName(related), ids)
    kept[name] = ids.filter((id) => existing.has(id))
  }
  for (const { field, input: name } of await findMissing(trx, resource, input))
    if (!required(resource.fields[field]).required) kept[name] = null
  return { input: kept, whole: JSON.stringify(kept) === JSON.stringify(input) }
}
