import { carriedFields, type ShownRecord } from '@kampana/shared/content/shown-records'
import { sortPosition } from '@kampana/engine-declare/lists/position-field'
import { findKind, type Field } from '@kampana/engine-declare/kinds/index'
import { isMapping } from '../former-format.ts'
import { toPath } from './layout.ts'
import type { Layout } from './shapes.ts'

/**
 * Mapping of a record in the order of its declaration, without empty values. Its sample mark is `true` if all values are
 * samples.
 */
export const writeFields = (layout: Layout, { values, samples }: ShownRecord): Record<string, unknown> => {
  const written: Record<string, unknown> = {}
  const filled = carriedFields(layout.resource).filter((field) => values[field] != null)
  for (const field of filled)
    if (!layout.besides?.includes(field))
      setAt(written, placeOf(layout, field), toFileValue(layout, field, values[field]))
  const marks = listMarks(layout, filled, samples)
  if (marks.length === 0) return written
  return {
    ...written,
    sample: filled.every((field) => field === sortPosition || samples.includes(field)) ? true : marks,
  }
}

/** Path of a field in its mapping: `quickLinks` for `quick_links`. */
const placeOf = ({ groups = [] }: Layout, field: string): string[] => {
  const group = groups.find((each) => field.startsWith(`${toSnake(each)}_`))
  if (group === undefined) return [toCamel(field)]
  return [...group.split('.'), toCamel(field.slice(toSnake(group).length + 1))]
}

const toSnake = (group: string): string =>
  group.replaceAll(/[.A-Z]/g, (sign) => `_${sign === '.' ? '' : sign.toLowerCase()}`)

const toCamel = (name: string): string =>
  name.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())

const setAt = (mapping: Record<string, unknown>, place: readonly string[], value: unknown): void => {
  const [name = '', ...rest] = place
  if (rest.length === 0) mapping[name] = value
  else setAt((mapping[name] ??= {}) as Record<string, unknown>, rest, value)
}

const toFileValue = ({ resource, forms }: Layout, name: string, value: unknown): unknown => {
  const form = forms?.[name]
  if (form) return form.write(value)
  const field = resource.fields[name]
  if (!field || !('columns' in field) || !Array.isArray(value)) return withPath(field, value)
  return value.map((row: unknown) =>
    isMapping(row)
      ? Object.fromEntries(
          Object.keys(field.columns)
            .filter((column) => row[column] != null)
            .map((column) => [column, withPath(field.columns[column], row[column])]),
        )
      : row,
  )
}

const withPath = (field: Field | undefined, value: unknown): unknown =>
  field && typeof value === 'string' && ['picture', 'file'].includes(String(findKind(field).upload))
    ? toPath(value)
    : value

/** Marks of sample values. A group is marked as a whole if all its values are samples. */
const listMarks = (layout: Layout, filled: readonly string[], samples: readonly string[]): string[] => {
  const groupOf = (field: string): string | undefined =>
    placeOf(layout, field).length > 1 ? placeOf(layout, field)[0] : undefined
  const isWhole = (group: string | undefined): boolean =>
    group !== undefined &&
    filled.filter((field) => groupOf(field) === group).every((field) => samples.includes(field))
  const marks = filled
    .filter((field) => samples.includes(field))
    .map((field) => (isWhole(groupOf(field)) ? String(groupOf(field)) : placeOf(layout, field).join('.')))
  return [...new Set(marks)]
}
