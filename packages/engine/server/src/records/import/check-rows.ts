import type { FieldErrors } from '@kampana/engine-declare/messages/message'
import { humanize, inputName } from '@kampana/engine-declare/kinds/index'
import { importMessages } from '@kampana/engine-declare/messages/import-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { HttpError } from '../../error.ts'
import { assertInput } from '../input/assert-input.ts'
import { authorize } from '../change-steps.ts'
import { ownColumns } from '../input/input-changes.ts'
import { table, tableName, type InputValues } from '../table.ts'
import type { WriteContext } from '../write-context.ts'

/**
 * Checks the rows of a file part by part, in transactions that write nothing. Returns each input's errors by field, or null if
 * the record could be created.
 */
export const rowChecker = () => {
  const seen = new Map<string, number>()
  let index = 0
  return async (
    writing: WriteContext,
    inputs: readonly (InputValues | null)[],
  ): Promise<(FieldErrors | null)[]> => {
    const results: (FieldErrors | null)[] = []
    for (const input of inputs) {
      results.push(
        input && ((await findRefusal(writing, input)) ?? (await findTaken(writing, input, index, seen))),
      )
      index++
    }
    return results
  }
}

const findRefusal = async (writing: WriteContext, input: InputValues): Promise<FieldErrors | null> => {
  const { resource, hooks } = writing
  try {
    await assertInput(writing, input, null)
    await authorize(writing, { action: 'create', input, old: null })
    hooks.computedColumns(ownColumns(resource, input), null, writing)
    return null
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    // A missing permission concerns the whole file, not one row.
    if (error.body.message === basicErrorMessages.unauthorized) throw error
    const { errors } = error.body
    return (errors as FieldErrors | undefined) ?? { '': [error.body.message] }
  }
}

/** Errors of a unique value that another record or an earlier row already has. */
const findTaken = async (
  { trx, resource }: WriteContext,
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
    // Row numbers as in a spreadsheet, whose first row is the heading.
    if (earlier !== undefined) return { [last]: [importMessages.takenInRow(humanize(last), earlier + 2)] }
    let query = table(trx).selectFrom(tableName(resource)).select('id').limit(1)
    for (const name of names) query = query.where(name, '=', input[name])
    if (await query.executeTakeFirst()) return { [last]: [basicMessages.invalid.taken(humanize(last))] }
  }
  return null
}
