import type { FieldKind } from '@kampana/shared/kinds/index'

/**
 * The type of a field's column, the same word on both databases. `tags` are JSON. `referenceMany` has no column but a table of pairs; secrets and
 * what logs keep are no fields of plain tables.
 */
export const columnTypes: Readonly<Record<FieldKind, 'text' | 'integer' | 'double precision' | undefined>> = {
  text: 'text',
  longText: 'text',
  richText: 'text',
  email: 'text',
  day: 'text',
  datetime: 'text',
  select: 'text',
  tags: 'text',
  number: 'double precision',
  boolean: 'integer',
  picture: 'text',
  file: 'text',
  reference: 'integer',
  referenceMany: undefined,
  password: undefined,
  changes: undefined,
}
