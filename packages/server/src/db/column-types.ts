import type { FieldKind } from '@kampana/shared/field'

/**
 * The type of a field's column, the same word on both databases. `names` are JSON. `many` has no column but a table of pairs; secrets and
 * what logs keep are no fields of plain tables.
 */
export const columnTypes: Readonly<Record<FieldKind, 'text' | 'integer' | 'double precision' | undefined>> = {
  text: 'text',
  longText: 'text',
  richText: 'text',
  email: 'text',
  day: 'text',
  moment: 'text',
  choice: 'text',
  names: 'text',
  number: 'double precision',
  yesNo: 'integer',
  picture: 'text',
  file: 'text',
  one: 'integer',
  many: undefined,
  password: undefined,
  changes: undefined,
}
