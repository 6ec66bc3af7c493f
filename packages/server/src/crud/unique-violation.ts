import { required } from '../required.ts'
import { inputName } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import { brokenUnique } from '../db/failure.ts'
import { invalid } from '../error.ts'

/** A broken uniqueness is the person's to mend: told under the field that people change for it. */
export const throwUniqueViolation = (
  resource: Pick<Resource, 'unique' | 'fields'>,
  error: unknown,
): never => {
  const field = violatedField(resource, error)
  if (field === undefined) throw error
  throw invalid({ [field]: [messages.invalid.taken(field)] })
}

/** The field whose value another record has, the last of its set; undefined where the error is another. */
export const violatedField = (
  resource: Pick<Resource, 'unique' | 'fields'>,
  error: unknown,
): string | undefined => {
  const columns = brokenUnique(error)
  const column = (name: string): string =>
    resource.fields[name] ? inputName(name, resource.fields[name]) : name
  const broken =
    columns &&
    resource.unique.find(
      (set) => set.length === columns.length && set.every((name) => columns.includes(column(name))),
    )
  return broken && column(required(broken.at(-1)))
}
