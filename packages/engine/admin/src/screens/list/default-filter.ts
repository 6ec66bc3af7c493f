import type { ResourceOverrides } from '../overrides.tsx'

/** Default filter of a list: hides excluded records unless a person filters by that field or requests records by id. */
export const defaultFilter = (
  { excludedByDefault = {} }: ResourceOverrides,
  filter: Readonly<Record<string, unknown>> = {},
): object => {
  const [field, value] = Object.entries(excludedByDefault)[0] ?? []
  return field === undefined || field in filter || 'id' in filter ? {} : { [`${field}_neq`]: value }
}
