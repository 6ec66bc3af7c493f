import { required } from '../required.ts'
import { inputName } from '@kampana/engine-declare/kinds/index'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { pluralName, type Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { isForeignKeyViolation, violatedColumns } from '../db/failure.ts'
import type { EngineClient } from '../db/engine-tables.ts'
import { conflict, invalid } from '../error.ts'
import { findReferences } from './links/links.ts'
import { table, tableName } from './table.ts'

/** For `catch`: turns a unique violation into a 422 under a field that people can edit. */
export const throwUniqueViolation = (
  resource: Pick<Resource, 'unique' | 'fields'>,
  error: unknown,
): never => {
  const field = violatedField(resource, error)
  if (field === undefined) throw error
  throw invalid({ [field]: [basicMessages.invalid.taken(field)] })
}

/** Last field of the violated unique constraint; undefined for any other error. */
export const violatedField = (
  resource: Pick<Resource, 'unique' | 'fields'>,
  error: unknown,
): string | undefined => {
  const columns = violatedColumns(error)
  const column = (name: string): string =>
    resource.fields[name] ? inputName(name, resource.fields[name]) : name
  const broken =
    columns &&
    resource.unique.find(
      (set) => set.length === columns.length && set.every((name) => columns.includes(column(name))),
    )
  return broken && column(required(broken.at(-1)))
}

/** For `catch`: turns a deletion's foreign key violation into a 409 with the number of records that refer to this one. */
export const throwReferenceViolation = async (
  client: EngineClient,
  resource: Resource,
  ids: readonly number[],
  error: unknown,
): Promise<never> => {
  if (!isForeignKeyViolation(error)) throw error
  for (const holder of allResources())
    for (const { input } of findReferences(holder).filter(({ related }) => related.name === resource.name)) {
      const { count } = await table(client)
        .selectFrom(tableName(holder))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(input, 'in', ids)
        // Descendants in a tree are deleted along with the record.
        .$if(holder.name === resource.name, (query) => query.where('id', 'not in', ids))
        .executeTakeFirstOrThrow()
      if (count > 0)
        throw conflict(
          basicErrorMessages.referredTo(
            resource.singular,
            count,
            count === 1 ? holder.singular : pluralName(holder),
          ),
        )
    }
  throw error
}
