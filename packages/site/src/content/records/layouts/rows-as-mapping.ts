import { toRows } from '@kampana/engine-declare/kinds/rows/rows'
import type { FieldForm } from './layout.ts'

/** Rows of two columns, written as a mapping in the folder. */
export const rowsAsMapping = (name: string, column: string): FieldForm => ({
  read: (value, fault) => {
    if (!isMapping(value)) throw fault('must be a mapping of names to values.')
    return Object.entries(value).map(([key, each]) => ({ [name]: key, [column]: each }))
  },
  write: (value) => Object.fromEntries(toRows(value).map((row) => [row[name], row[column]])),
})

/** True if a YAML value is a mapping. */
export const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
