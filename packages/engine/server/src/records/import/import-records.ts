import type { FieldErrors } from '@kampana/engine-declare/messages/message'
import { setImmediate as others } from 'node:timers/promises'
import { instant } from '../../clock.ts'
import type { Causer } from '../activity.ts'
import { create } from '../change-record.ts'
import type { Served } from '../served.ts'
import type { InputValues, Row } from '../table.ts'
import { rowChecker } from './check-rows.ts'
import { rowsAtOnce } from './read-rows.ts'

/** Checks without writing whether records can be created. Returns each input's errors by field, or null. */
export const checkInputs = async (
  { change }: Served,
  inputs: readonly (InputValues | null)[],
  causer: Causer,
): Promise<(FieldErrors | null)[]> => {
  const check = rowChecker()
  const results: (FieldErrors | null)[] = []
  // One transaction per part: SQLite has one connection, and its holder blocks everybody else.
  for (let first = 0; first < inputs.length; first += rowsAtOnce) {
    await others()
    const part = inputs.slice(first, first + rowsAtOnce)
    const checked = change(causer, async (writing): Promise<(FieldErrors | null)[]> => {
      throw new Checked(await check(writing, part))
    })
    results.push(...(await checked.catch(resultsOf)))
  }
  return results
}

/** Creates all records or none, and stores their ids for the undo. Returns the import's id. */
export const importAll = (
  { change }: Served,
  inputs: readonly InputValues[],
  causer: Causer,
): Promise<{ id: number; records: Row[] }> =>
  change(
    causer,
    async (writing) => {
      const { trx, resource, now } = writing
      const records: Row[] = []
      // Each new record would come before the one created before it.
      const ordered = resource.byHand === 'first' ? inputs.toReversed() : inputs
      for (const [index, input] of ordered.entries()) {
        if (index % rowsAtOnce === 0) await others()
        records.push(await create(writing, input))
      }
      const { last } = await trx
        .selectFrom('logs')
        .select((eb) => eb.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      const { id } = await trx
        .insertInto('imports')
        .values({
          resource: resource.name,
          user_id: causer.id,
          record_ids: JSON.stringify(records.map((record) => record.id)),
          last_log_id: last,
          created_at: instant(now),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { records, id }
    },
    ({ records }) => records,
  )

/** Ends a transaction that must not write anything. */
class Checked extends Error {
  readonly results: (FieldErrors | null)[]
  constructor(results: (FieldErrors | null)[]) {
    super('checked')
    this.results = results
  }
}
const resultsOf = (error: unknown): Checked['results'] => {
  if (error instanceof Checked) return error.results
  throw error
}
