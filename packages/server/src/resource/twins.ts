import { messages } from '@kampana/shared/messages'
import type { Resource } from '@kampana/shared/resource'
import { brokenUnique } from '../db/failure.ts'
import { invalid } from '../error.ts'

/** A broken uniqueness is the person's to mend: told under the field that people change for it, the last of the set. */
export const refuseTwins = (resource: Pick<Resource, 'unique'>, error: unknown): never => {
  const twins = brokenUnique(error)
  const declared =
    twins &&
    resource.unique.find((set) => set.length === twins.length && set.every((name) => twins.includes(name)))
  if (!declared) throw error
  const field = declared.at(-1)!
  throw invalid({ [field]: [messages.invalid.taken(field)] })
}
