import type { Resource } from '../resource.ts'

/** Field of a resource's sort position, which isn't a fact about its records. */
export const positionField = ({
  fields,
  order: [name],
}: Pick<Resource, 'fields' | 'order'>): string | undefined =>
  fields[name]?.kind === 'number' && !fields[name].readOnly ? name : undefined
