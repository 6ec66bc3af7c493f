import { inputName } from '@kampana/shared/kinds/index'
import { importMessages } from '@kampana/shared/messages/import-messages'
import { messages } from '@kampana/shared/messages/messages'
import { humanize } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { HttpError, type FieldErrors } from '../../error.ts'
import type { Change } from '../activity.ts'
import { assertInput } from '../assert-input.ts'
import type { EngineHooks } from '../hooks.ts'
import { ownColumns } from '../input-changes.ts'
import { table, tableName, type InputValues } from '../table.ts'

/**
 * Checks the rows of a file, part by part, each in a transaction that writes nothing: whether each input could be created, its
 * errors by field; null where it could.
 */
export const rowChecker = (resource: Resource, hooks: EngineHooks) => {
  const seen = new Map<string, number>()
  let index = 0
  return async (change: Change, inputs: readonly (InputValues | null)[]): Promise<(FieldErrors | null)[]> => {
    const results: (FieldErrors | null)[] = []
    for (const input of inputs) {
      results.push(
        input &&
          ((await findRefusal(change, resource, hooks, input)) ??
            (await findTaken(change, resource, input, index, seen))),
      )
      index++
    }
    return results
  }
}

const findRefusal = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  input: InputValues,
): Promise<FieldErrors | null> => {
  try {
    await assertInput(change, resource, input, null)
    await hooks.authorize?.(change.trx, {
      action: 'create',
      actionInput: {},
      input,
      old: null,
      causer: change.causer,
    })
    hooks.computedColumns?.(ownColumns(resource, input), null, change)
    return null
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    const { errors } = error.body
    return (errors as FieldErrors | undefined) ?? { '': [error.body.message] }
  }
}

/** What may stand only once, and does so in another record or an earlier row. */
const findTaken = async (
  { trx }: Change,
  resource: Resource,
  input: InputValues,
  index: number,
  seen: Map<string, number>,
): Promise<FieldErrors | null> => {
  for (const set of resource.unique) {
    const names = set.map((name) => (resource.fields[name] ? inputName(name, resource.fields[name]) : name))
    if (names.some((name) => input[name] == null)) continue
    const last = names.at(-1) ?? ''
    const key = JSON.stringify([names, names.map((name) => input[name])])
    const earlier = seen.get(key)
    seen.set(key, earlier ?? index)
    // People count as their spreadsheet does, whose first row is the heading.
    if (earlier !== undefined) return { [last]: [importMessages.takenInRow(humanize(last), earlier + 2)] }
    let query = table(trx).selectFrom(tableName(resource)).select('id').limit(1)
    for (const name of names) query = query.where(name, '=', input[name])
    if (await query.executeTakeFirst()) return { [last]: [messages.invalid.taken(humanize(last))] }
  }
  return null
}
