import { inputName } from '@kampana/engine-declare/kinds/index'
import { ownAddressField } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import type { EngineClient } from '../../db/engine-tables.ts'
import { referenceId } from '../links/links.ts'
import { table, tableName, type InputValues, type Row } from '../table.ts'

/** True if a resource's records belong to sections of the site, to which roles may be limited. */
export const isInSections = (resource: Resource): boolean => resource.sections === 'within'

/**
 * Address that decides a record's section: its own, or the one that `within` points to. Null if it has none yet. Takes a
 * record in the form of reads.
 */
export const findSectionPath = async (
  client: EngineClient,
  resource: Resource,
  record: InputValues,
  steps = maxSteps,
): Promise<string | null> => {
  const { page, within, fields } = resource
  const address = record[ownAddressField(resource) ?? '']
  if (typeof address === 'string') return address
  if (page) return `${page.path}/${String(record['id'])}`
  if (within === undefined) return null
  if (within.startsWith('/')) return within
  const field = fields[within]
  if (!field || !('resource' in field)) return (record[within] ?? null) as string | null
  const id = referenceId(record, within)
  return id === null || steps === 0
    ? null
    : findSectionPathOf(client, findResource(field.resource), id, steps - 1)
}

/** Input that decides a record's section. */
export const sectionInput = (
  resource: Pick<Resource, 'fields' | 'within'>,
  record: InputValues,
): string | undefined => {
  const own = ownAddressField(resource)
  if (own !== undefined && typeof record[own] === 'string') return own
  const { within = '', fields } = resource
  return fields[within] && inputName(within, fields[within])
}

/** A record in the form of reads, with the input that will decide its section. */
export const withInput = (
  { within = '', fields }: Pick<Resource, 'fields' | 'within'>,
  record: InputValues,
  input: InputValues,
): InputValues => {
  const field = fields[within]
  const name = field && 'resource' in field ? inputName(within, field) : undefined
  const id = name === undefined ? undefined : input[name]
  return { ...record, ...input, ...(id !== undefined && { [within]: id === null ? null : { id } }) }
}

/** Limits chains of references from record to record. */
const maxSteps = 12

/** The same, for a record by id. */
export const findSectionPathOf = async (
  client: EngineClient,
  resource: Resource,
  id: number,
  steps = maxSteps,
): Promise<string | null> => {
  const row = (await table(client)
    .selectFrom(tableName(resource))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) as Row | undefined
  return row ? findSectionPath(client, resource, withInput(resource, {}, row), steps) : null
}
