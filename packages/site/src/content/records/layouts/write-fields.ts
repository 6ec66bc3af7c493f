import { carriedFields, type ShownRecord } from '@kampana/shared/content/shown-records'
import { findKind, type Field } from '@kampana/shared/kinds/index'
import { placeOf, toPath, type Layout } from './layout.ts'
import { isMapping } from './rows-as-mapping.ts'

/**
 * The mapping of a record, with its marks, which are `true` where all that it says is sample: the order is the declaration's, and
 * what has no value is left out.
 */
export const writeFields = (layout: Layout, { values, samples }: ShownRecord): Record<string, unknown> => {
  const written: Record<string, unknown> = {}
  const filled = carriedFields(layout.resource).filter((field) => values[field] != null)
  for (const field of filled)
    if (!layout.besides?.includes(field))
      setAt(written, placeOf(layout, field), toFileValue(layout, field, values[field]))
  const marks = listMarks(layout, filled, samples)
  if (marks.length === 0) return written
  return { ...written, sample: filled.every((field) => samples.includes(field)) ? true : marks }
}

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

/** The marks of sample values: a whole group where all of it is sample. */
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
