import type { Resource } from '../resource.ts'

/** The field of the number by which people order a resource's records, which is no fact about any of them. */
export const placeField = ({
  fields,
  order: [name],
}: Pick<Resource, 'fields' | 'order'>): string | undefined =>
  fields[name]?.kind === 'number' && !fields[name].readOnly ? name : undefined
