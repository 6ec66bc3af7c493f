import * as z from 'zod'
import { basicMessages } from '../../messages/basic-messages.ts'
import { rowMessages } from '../../messages/row-messages.ts'
import { orElse, trimmed } from '../checks.ts'
import { baseField, type BaseField, type Kind } from '../kind.ts'
import { humanize } from '../modifiers.ts'
import {
  findCellKind,
  type CellField,
  type Column,
  type Columns,
  type RowCells,
  type RowCellsOf,
} from './cells.ts'

/** Ordered rows with a few columns: office hours, campuses, links. A value without rows is null. */
export interface RowsField<R extends RowCells = RowCells> extends BaseField<R[]> {
  kind: 'rows'
  columns: Columns
  /** Minimum and maximum number of rows. */
  min: number
  max: number
}

interface RowsOptions<Names extends string> {
  /** 0 by default. */
  min?: number
  /** 50 by default. */
  max?: number
  /** Help text of each column. */
  help?: Readonly<Partial<Record<Names, string>>>
}

/** Rows with these columns. */
export const rows = <const C extends Columns>(
  label: string,
  columns: C & { [K in keyof C]: Column<C[K]> },
  { min = 0, max = 50, help }: RowsOptions<keyof C & string> = {},
): RowsField<RowCellsOf<C>> => ({
  ...baseField(label),
  kind: 'rows',
  columns: mapColumns(columns, (column, name) => addHelp(column, help?.[name])),
  min,
  max,
  inList: false,
})

const addHelp = (column: CellField, help: string | undefined): CellField =>
  help === undefined ? column : { ...column, help }

/** Highest maximum in any declaration. */
export const maxRows = 500

export const rowsKind: Kind<RowsField> = {
  storage: 'rows',
  upload: null,
  clean: (value) => (Array.isArray(value) && value.length === 0 ? null : trimmed(value)),
  input: ({ columns, min, max }, name) =>
    z
      .array(rowSchema(columns, name), orElse(name, basicMessages.invalid.array(name)))
      .refine((all) => all.length >= min, rowMessages.atLeast(name, min))
      .refine((all) => all.length <= max, basicMessages.invalid.maxItems(name, max))
      .meta({ maxItems: max }),
  reply: ({ columns }, timeZone) =>
    z.array(
      z.object(
        mapColumns(columns, (column) => {
          const { reply } = findCellKind(column)
          return (reply?.(column, timeZone) ?? z.unknown()).nullish().meta({ title: column.label })
        }),
      ),
    ),
  text: (value, { columns }) =>
    toRows(value)
      .map((row) =>
        Object.entries(columns)
          .map(([name, column]) => findCellKind(column).text(row[name], column))
          .filter((text) => text !== '')
          .join(' '),
      )
      .join('\n'),
  uses: (value, { columns }) =>
    toRows(value).flatMap((row) =>
      Object.entries(columns).flatMap(
        ([name, column]) => findCellKind(column).uses?.(row[name], column) ?? [],
      ),
    ),
}

/** Rows of a value; empty for anything else. */
export const toRows = (value: unknown): readonly RowCells[] =>
  Array.isArray(value) ? (value as RowCells[]) : []

const rowSchema = (columns: Columns, name: string) =>
  z.strictObject(
    mapColumns(columns, (column, key) => {
      const { clean, input } = findCellKind(column)
      const schema = input(column, humanize(key)).meta({ title: column.label })
      return z.preprocess(clean, column.required ? schema : schema.nullable())
    }),
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => basicMessages.invalid.prohibited(humanize(key).trim())).join(' ')
          : basicMessages.invalid.array(name),
    },
  )

function mapColumns<T>(columns: Columns, map: (column: CellField, name: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, map(column, name)]))
}
