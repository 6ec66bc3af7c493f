import type { Resource } from '@kampana/shared/resource'
import { setImmediate as others } from 'node:timers/promises'
import { instant } from '../../clock.ts'
import type { AppContext } from '../../app-context.ts'
import type { FieldErrors } from '../../error.ts'
import type { Causer, Change } from '../activity.ts'
import { create } from '../change-record.ts'
import type { EngineHooks } from '../hooks.ts'
import type { Importer } from '../store.ts'
import type { Row } from '../table.ts'
import { rowChecker } from './check-rows.ts'
import { rowsAtOnce } from './read-rows.ts'

type MakeChange = <T>(
  causer: Causer,
  work: (change: Change) => Promise<T>,
  changed?: (result: T) => boolean,
) => Promise<T>

export const importer = (
  { now }: Pick<AppContext, 'now'>,
  resource: Resource,
  hooks: EngineHooks,
  makeChange: MakeChange,
): Importer => ({
  check: async (inputs, causer) => {
    const check = rowChecker(resource, hooks)
    const results: (FieldErrors | null)[] = []
    // A transaction for each part: SQLite has one connection, and whoever holds it keeps everybody else waiting.
    for (let first = 0; first < inputs.length; first += rowsAtOnce) {
      await others()
      results.push(
        ...(await makeChange(causer, async (change): Promise<(FieldErrors | null)[]> => {
          throw new Checked(await check(change, inputs.slice(first, first + rowsAtOnce)))
        }).catch(resultsOf)),
      )
    }
    return results
  },
  importAll: async (inputs, causer) => {
    const { records, id } = await makeChange(causer, async (change) => {
      const records: Row[] = []
      for (const [index, input] of inputs.entries()) {
        if (index % rowsAtOnce === 0) await others()
        records.push(await create(change, resource, hooks, input))
      }
      const { last } = await change.trx
        .selectFrom('logs')
        .select((eb) => eb.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      const { id } = await change.trx
        .insertInto('imports')
        .values({
          resource: resource.name,
          user_id: causer.id,
          record_ids: JSON.stringify(records.map((record) => record.id)),
          last_log_id: last,
          created_at: instant(now()),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { records, id }
    })
    for (const record of records) hooks.afterCommit?.(record)
    return { id, count: records.length }
  },
})

/** Ends a transaction in which nothing is to be written. */
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
