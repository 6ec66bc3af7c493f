import { unparse } from 'papaparse'
import type { TranslateFunction } from 'react-admin'
import type { Field } from '@kampana/engine-declare/kinds/index'
import { formula } from '../../csv/parse-csv.ts'
import { kindView } from '../kinds/index.ts'

/** Column of an export. */
export interface CsvColumn {
  name: string
  label: string
  field: Field
}

/** Records as comma-separated values (RFC 4180) under column labels, with readable values. */
export const toCsv = (
  columns: readonly CsvColumn[],
  records: readonly Readonly<Record<string, unknown>>[],
  t: TranslateFunction,
): string =>
  unparse(
    [
      columns.map(({ label }) => t(label)),
      ...records.map((record) => columns.map(({ name, field }) => formatCell(field, record[name], t))),
    ],
    { escapeFormulae: formula, quotes: (cell) => otherSeparators.test(String(cell)) },
  )

/** Formats dates and numbers for spreadsheets, everything else as in the dashboard. */
const formatCell = (field: Field, value: unknown, t: TranslateFunction): string => {
  const { csv, noneLabel, textIsLabel } = kindView(field)
  if (value == null || value === '') return t(noneLabel(field) ?? '')
  const cell = csv(value, field)
  return textIsLabel ? t(cell) : cell
}

/** Cell separators of spreadsheets in locales with a decimal comma. */
const otherSeparators = /[;\t]/
