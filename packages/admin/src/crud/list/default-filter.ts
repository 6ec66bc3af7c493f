import { overrides } from '../../resources/index.ts'

/** As a filter, what a list leaves out: records set aside, until a person filters by that field or names them. */
export const defaultFilter = (resource: string, filter: Readonly<Record<string, unknown>> = {}): object => {
  const [field, value] = Object.entries(overrides[resource]?.excludedByDefault ?? {})[0] ?? []
  return field === undefined || field in filter || 'id' in filter ? {} : { [`${field}_neq`]: value }
}
