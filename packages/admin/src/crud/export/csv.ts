import type { TranslateFunction } from 'react-admin'
import type { Field } from '@kampana/shared/kinds/index'
import { viewOf } from '../kinds/index.ts'

/** A column of a sheet: where its values are, what it is called, and how they are told. */
export interface Column {
  name: string
  label: string
  field: Field
}

/** Records as comma-separated values (RFC 4180) under their columns' labels, in the words that people read. */
export const csvOf = (
  columns: readonly Column[],
  records: readonly Readonly<Record<string, unknown>>[],
  t: TranslateFunction,
): string =>
  [
    columns.map(({ label }) => t(label)),
    ...records.map((record) => columns.map(({ name, field }) => cellOf(field, record[name], t))),
  ]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')

/** Days, moments and numbers as spreadsheets read them; everything else as the dashboard shows it. */
const cellOf = (field: Field, value: unknown, t: TranslateFunction): string => {
  const { csv, noneLabel, textIsLabel, align } = viewOf(field)
  if (value == null || value === '') return t(noneLabel(field) ?? '')
  const cell = csv(value, field)
  // A number may begin with a minus.
  return align === 'right' ? cell : harmless(textIsLabel ? t(cell) : cell)
}

/** Characters that begin a formula in spreadsheets (CSV injection, OWASP); an apostrophe in front makes it text. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
