import { listedResources } from '@kampana/engine-declare/records-in-bodies'
import type { BodyContext } from './render-record.ts'

/**
 * Dependencies of a body's HTML other than the body. They include records and addresses only if the body has lists of records.
 */
export const usedBy = (
  json: unknown,
  { college, files, records, paths, names }: BodyContext,
): readonly unknown[] => {
  const named = listedResources().filter(
    ({ name }) => typeof json === 'string' && json.includes(`"resource":"${name}"`),
  )
  if (named.length === 0) return [college, files, names]
  const lists = named.flatMap(({ name, inBodies }) => [name, inBodies?.members?.resource ?? name])
  return [college, files, names, paths, ...lists.map((name) => records[name])]
}
