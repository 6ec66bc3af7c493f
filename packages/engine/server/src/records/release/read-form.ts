import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { findReferences, findRelations } from '../links/links.ts'
import { table, tableName, type InputValues } from '../table.ts'

/** Converts input values to the form of reads: related records with titles, without deleted ones. */
export const toReadValues = async (
  client: EngineClient,
  resource: Resource,
  values: InputValues,
): Promise<Record<string, unknown>> => {
  const read: Record<string, unknown> = { ...values }
  for (const { field, input, related } of findReferences(resource)) {
    delete read[input]
    read[field] = (await readTitles(client, related, [values[input]]))[0] ?? null
  }
  for (const { field, input, related } of findRelations(resource)) {
    delete read[input]
    read[field] = await readTitles(client, related, [values[input]].flat())
  }
  return read
}

const readTitles = async (
  client: EngineClient,
  related: Resource,
  ids: readonly unknown[],
): Promise<{ id: number; description: string }[]> => {
  const known = ids.filter((id) => typeof id === 'number' && Number.isInteger(id) && Math.abs(id) < 2 ** 31)
  if (known.length === 0) return []
  const rows = await table(client)
    .selectFrom(tableName(related))
    .select(['id', `${related.title} as description`])
    .where('id', 'in', known)
    .orderBy('id')
    .execute()
  return rows.map(({ id, description }) => ({ id: Number(id), description: String(description) }))
}
