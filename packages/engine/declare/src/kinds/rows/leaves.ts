import type { Field } from '../index.ts'
import { toRows } from './rows.ts'

/** A scalar value with its path in an input (`hours.2.picture`) and its field or column. */
interface Leaf {
  path: string
  field: Field
  value: unknown
}

/** A field, or the columns of its rows. */
export const leafFields = (field: Field): readonly Field[] =>
  field.kind === 'rows' ? Object.values(field.columns) : [field]

/** The value of a field, or those of its cells. */
export const leafValues = (path: string, field: Field, value: unknown): Leaf[] =>
  field.kind === 'rows'
    ? toRows(value).flatMap((row, index) =>
        Object.entries(field.columns).map(([name, column]) => ({
          path: `${path}.${index}.${name}`,
          field: column,
          value: row[name],
        })),
      )
    : [{ path, field, value }]
