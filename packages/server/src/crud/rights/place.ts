import { inputName } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { findResource } from '@kampana/shared/registry/all-resources'
import type { EngineClient } from '../../db/engine-tables.ts'
import { addressFields } from '../addresses/address-fields.ts'
import { referenceId } from '../links/links.ts'
import { table, tableName, type InputValues, type Row } from '../table.ts'

/** Whether its records belong to parts of the site, to which roles may be held. */
export const hasPlace = (resource: Resource): boolean =>
  resource.page !== undefined || resource.within !== undefined || addressFields(resource).length > 0

/**
 * The address on the site to which a record belongs: its own, or else that to which `within` leads. Null where it has none yet.
 * Takes a record as it is read.
 */
export const findPlace = async (
  client: EngineClient,
  resource: Resource,
  record: InputValues,
  steps = maxSteps,
): Promise<string | null> => {
  const { page, within, fields } = resource
  const own = addressFields(resource).map((name) => record[name])
  const address = own.find((each) => typeof each === 'string')
  if (typeof address === 'string') return address
  if (page) return `${page.path}/${String(record['id'])}`
  if (within === undefined) return null
  if (within.startsWith('/')) return within
  const field = fields[within]
  if (!field || !('resource' in field)) return (record[within] ?? null) as string | null
  const id = referenceId(record, within)
  return id === null || steps === 0 ? null : findPlaceOf(client, findResource(field.resource), id, steps - 1)
}

/** The input that decides to which part of the site a record belongs. */
export const placeInput = (
  resource: Pick<Resource, 'fields' | 'redirect' | 'within'>,
  record: InputValues,
): string | undefined => {
  const own = addressFields(resource).find((name) => typeof record[name] === 'string')
  const { within = '', fields } = resource
  return own ?? (fields[within] && inputName(within, fields[within]))
}

/** References may lead to a record that refers to another, but not for ever. */
const maxSteps = 12

/** The same of a record by its id. */
export const findPlaceOf = async (
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
  return row ? findPlace(client, resource, asRead(resource, row), steps) : null
}

/** A row with the reference that `within` names as it is read. */
const asRead = ({ within = '', fields }: Resource, row: Row): Row => {
  const field = fields[within]
  if (!field || !('resource' in field)) return row
  const id = row[inputName(within, field)]
  return { ...row, [within]: id == null ? null : { id } }
}
