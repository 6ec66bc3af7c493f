import { humanize } from '@kampana/engine-declare/kinds/index'
import { leafValues } from '@kampana/engine-declare/kinds/rows/leaves'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import type { EngineClient } from '../../db/engine-tables.ts'
import { invalid } from '../../error.ts'
import type { ChangeContext, NameLists } from '../activity.ts'
import { listChoices } from '../authors/colleagues.ts'
import { pageProblem } from '../addresses/redirects.ts'
import { findReferences, type Reference } from '../links/links.ts'
import { table, tableName, type InputValues, type Row } from '../table.ts'

/**
 * Throws a 422 under its field for a record, page, image, file or name that doesn't exist, and for values that contradict each
 * other.
 */
export const assertInput = async (
  { trx, lists, services, resource }: ChangeContext & { resource: Resource },
  input: InputValues,
  old: Row | null,
): Promise<void> => {
  assertListed(resource, input, old, lists)
  const problems = Object.entries(resource.check?.({ ...old, ...input }) ?? {})
  if (problems.length > 0) throw invalid(Object.fromEntries(problems.map(([name, text]) => [name, [text]])))
  await services.uploads.assertStored(trx, resource, input, old)
  const missing = await findMissing(trx, resource, input)
  const errors = missing.map(({ input: name }) => [name, [basicMessages.invalid.selected(humanize(name))]])
  if (missing.length > 0) throw invalid(Object.fromEntries(errors))
  await assertHolding(trx, resource, input)
  await assertPages(trx, resource, input)
}

/** Throws a 422 for a person without an active account, or a person or role without the permission that the field requires. */
const assertHolding = async (
  client: EngineClient,
  { fields }: Resource,
  input: InputValues,
): Promise<void> => {
  for (const field of Object.values(fields)) {
    if (!('holding' in field) || field.holding === undefined || input[field.input] == null) continue
    const holders = await listChoices(client, field, field.holding)
    if (!holders.some(({ id }) => id === input[field.input]))
      throw invalid({
        [field.input]: [basicErrorMessages.notHolding(findResource(field.resource).singular, field.holding)],
      })
  }
}

/** Throws a 422 if a field that names a page contains an address without a page. */
const assertPages = async (client: EngineClient, { fields }: Resource, input: InputValues): Promise<void> => {
  for (const [name, field] of Object.entries(fields)) {
    const address = input[name]
    if (!('orPage' in field) || field.orPage !== 'only' || typeof address !== 'string') continue
    const problem = await pageProblem(client, address)
    if (problem !== undefined) throw invalid({ [name]: [problem] })
  }
}

/** References to missing records. Existing records can't be deleted until the transaction ends. */
export const findMissing = async (
  trx: EngineClient,
  resource: Resource,
  row: InputValues,
): Promise<Reference[]> => {
  const missing: Reference[] = []
  for (const reference of findReferences(resource)) {
    const id = row[reference.input]
    if (id != null && !(await lockExisting(trx, tableName(reference.related), [id])).has(id))
      missing.push(reference)
  }
  return missing
}

/** The ids that exist in a table. Their rows can't be deleted until the transaction ends. */
export const lockExisting = async (
  trx: EngineClient,
  name: string,
  ids: readonly unknown[],
): Promise<ReadonlySet<unknown>> => {
  if (ids.length === 0) return new Set()
  const found = await table(trx).selectFrom(name).select('id').where('id', 'in', ids).forKeyShare().execute()
  return new Set(found.map(({ id }) => id))
}

/** Throws a 422 for names missing from their list, unless the record already has them. */
const assertListed = ({ fields }: Resource, input: InputValues, old: Row | null, lists: NameLists): void => {
  for (const [name, field] of Object.entries(fields)) {
    const had = leafValues(name, field, old?.[name]).flatMap(({ value }) => namesIn(value))
    for (const leaf of leafValues(name, field, input[name])) {
      if (!('of' in leaf.field) || leaf.field.of === undefined) continue
      const known = new Set([...(lists[leaf.field.of] ?? []), ...had])
      if (!namesIn(leaf.value).every((each) => known.has(each)))
        throw invalid({ [leaf.path]: [basicMessages.invalid.selected(humanize(lastOf(leaf.path)))] })
    }
  }
}

/** Field or column at the end of a path. */
const lastOf = (path: string): string => path.split('.').at(-1) ?? path

/** Names in a value: one, several, or none. */
const namesIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value == null ? [] : [value]
