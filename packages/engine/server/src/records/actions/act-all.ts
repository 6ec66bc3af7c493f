import { inputName } from '@kampana/engine-declare/kinds/index'
import { sql } from 'kysely'
import type { EngineTransaction } from '../../db/engine-tables.ts'
import { HttpError } from '../../error.ts'
import { required } from '../../required.ts'
import type { Viewer } from '../activity.ts'
import { act, type Acted } from '../change-record.ts'
import { throwUniqueViolation } from '../constraint-violation.ts'
import { fetchReadable } from '../query/read-columns.ts'
import type { InputValues } from '../table.ts'
import type { WriteContext } from '../write-context.ts'

export interface ActedAll {
  changed: Acted[]
  refused: { id: number; title: string; message: string }[]
}

/**
 * Runs a custom action on several records, each with its own log entry. Skips and reports records that are missing, not ready,
 * incomplete or forbidden. Invalid input concerns every record, so it rejects the whole call.
 */
export const actAll = async (
  writing: WriteContext,
  ids: readonly number[],
  { name, input, viewer }: { name: string; input: InputValues; viewer: Viewer },
): Promise<ActedAll> => {
  const { trx, resource } = writing
  const all: ActedAll = { changed: [], refused: [] }
  const { fields } = required(resource.customActions[name])
  const inputs = Object.entries(fields).map(([field, kind]) => inputName(field, kind))
  for (const id of ids) {
    const done = await withSavepoint(trx, () =>
      act(writing, id, name, input).catch((error: unknown) => throwUniqueViolation(resource, error)),
    )
    if (done instanceof HttpError && !isOfRecord(done, inputs)) throw done
    if (done instanceof HttpError)
      all.refused.push({
        id,
        title: await findTitle(writing, id, viewer),
        message: done.body.message,
      })
    else if (done.changed) all.changed.push(done)
  }
  return all
}

/** Rolls back a rejected record's part of the transaction. */
const withSavepoint = async <T>(trx: EngineTransaction, work: () => Promise<T>): Promise<T | HttpError> => {
  await sql`savepoint one_record`.execute(trx)
  try {
    const done = await work()
    await sql`release savepoint one_record`.execute(trx)
    return done
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    await sql`rollback to savepoint one_record`.execute(trx)
    return error
  }
}

/** True if an error concerns one record rather than the input. */
const isOfRecord = ({ status, body }: HttpError, inputs: readonly string[]): boolean =>
  status === 422
    ? !Object.keys(body['errors'] ?? {}).some((key) => inputs.includes(key.split('.', 1).join()))
    : [403, 404, 409].includes(status)

/** The record's title, or its id if the viewer can't read the record. */
const findTitle = async (
  { trx, resource, hooks }: WriteContext,
  id: number,
  viewer: Viewer,
): Promise<string> => {
  const [row] = await fetchReadable(trx, resource, hooks, [id])
  return String((row && hooks.canRead?.(row, viewer) !== false && row[resource.title]) || id)
}
