import type { ResourceOverrides } from '../overrides.tsx'

/** The filter of a list by default: hides what is excluded until a person filters by that field or asks for records by id. */
export const defaultFilter = (
  { excludedByDefault = {} }: ResourceOverrides,
  filter: Readonly<Record<string, unknown>> = {},
): object => {
  const [field, value] = Object.entries(excludedByDefault)[0] ?? []
  return field === undefined || field in filter || 'id' in filter ? {} : { [`${field}_neq`]: value }
}
