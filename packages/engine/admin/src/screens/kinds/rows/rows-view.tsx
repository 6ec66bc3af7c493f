import { type RowsField, toRows, type RowCells, type CellField } from '@kampana/engine-declare/kinds/index'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { attached } from '../bases.tsx'
import type { KindView, DisplayOptions, CompareProps } from '../kind.ts'
import { cellView } from './cell-views.ts'
import { compareRows, type RowChange } from '@kampana/engine-declare/kinds/rows/compare-rows'
import { Box, Typography } from '@mui/material'
import { useTranslate, type TranslateFunction } from 'react-admin'
import { diffMarks } from '../../changes/diff-marks.ts'
import { msg } from '../../../language/msg.ts'
import { CellProblem } from '../../import/from-csv.ts'

const RowsInput = lazyComponent(() => import('./rows-input.tsx'), 'RowsInput', { inPlace: true })

/** Differences by row: added, removed, moved, or with changed cells. Unchanged rows are hidden. */
const RowsComparison = ({ field, before, after }: CompareProps<RowsField>) => {
  const t = useTranslate()
  const changes = compareRows(toRows(before), toRows(after)).filter(({ type }) => type !== 'same')
  return (
    <Box component="ul" sx={list}>
      {changes.map((change) => (
        <li key={`${change.from}-${change.to}`}>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {headingOf(change, t)}
          </Typography>
          <RowChangeText change={change} field={field} />
        </li>
      ))}
    </Box>
  )
}

const headingOf = ({ type, from, to }: RowChange, t: TranslateFunction): string => {
  const [was, is] = [(from ?? 0) + 1, (to ?? 0) + 1]
  if (type === 'added') return t('Row %{number} was added', { number: is })
  if (type === 'removed') return t('Row %{number} was removed', { number: was })
  if (type === 'moved') return t('Row %{from} is now row %{to}', { from: was, to: is })
  return t('Row %{number}', { number: is })
}

const RowChangeText = ({ change, field }: { change: RowChange; field: RowsField }) => {
  const t = useTranslate()
  const { type, before, after, columns } = change
  if (type === 'added') return <Mark mark="ins" text={rowText(field, after ?? {}, t)} />
  if (type === 'removed') return <Mark mark="del" text={rowText(field, before ?? {}, t)} />
  const named = columns.flatMap((name) => {
    const column = field.columns[name]
    return column ? [{ name, column }] : []
  })
  if (named.length === 0) return rowText(field, after ?? {}, t)
  return named.map(({ name, column }) => (
    <Box key={name}>
      {t(column.label)}: <Mark mark="del" text={cellText(column, before?.[name], t) || '–'} />{' '}
      <Mark mark="ins" text={cellText(column, after?.[name], t) || '–'} />
    </Box>
  ))
}

const Mark = ({ mark, text }: { mark: 'del' | 'ins'; text: string }) => (
  <Box component={mark} sx={diffMarks[mark]}>
    {text}
  </Box>
)

const list = {
  listStyle: 'none',
  m: 0,
  p: 1.5,
  display: 'grid',
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
}

/** Cell as plain text; empty without a value. */
const cellText = (column: CellField, value: unknown, t: TranslateFunction = String): string => {
  if (value === null || value === undefined || value === '') return ''
  const { text, textIsLabel } = cellView(column)
  return textIsLabel ? t(text(value, column)) : text(value, column)
}

/** Row on one line. */
const rowText = ({ columns }: RowsField, row: RowCells, t?: TranslateFunction): string =>
  Object.entries(columns)
    .map(([name, column]) => cellText(column, row[name], t))
    .filter((text) => text !== '')
    .join(' · ')

/** Rows as plain text, one per line. */
const rowsText = (value: unknown, field: RowsField): string =>
  toRows(value)
    .map((row) => rowText(field, row))
    .join('\n')

const rowsToCsv = (value: unknown): string => JSON.stringify(value)

/** Rows from a CSV export. The server validates each cell. */
const rowsFromCsv = (text: string): unknown => {
  const problem = msg('Enter the rows as a JSON list, as in an export.')
  try {
    const read: unknown = JSON.parse(text)
    if (Array.isArray(read)) return read
  } catch {
    throw new CellProblem(problem)
  }
  throw new CellProblem(problem)
}

export const rowsView: KindView<RowsField> = {
  ...attached,
  input: (props, field) => <RowsInput {...props} field={field} />,
  display: (value, options) => <RowsTable value={value} options={options} />,
  labels: ({ columns }) =>
    Object.values(columns).flatMap((column) =>
      [column.label, column.help ?? [], cellView(column).labels(column)].flat(),
    ),
  text: rowsText,
  csv: rowsToCsv,
  fromCsv: rowsFromCsv,
  compare: RowsComparison,
}

/** Rows as a table, or on one line in a list row. */
const RowsTable = ({ value, options }: { value: unknown; options: DisplayOptions<RowsField> }) => {
  const { field, brief, t } = options
  const rows = toRows(value)
  const [first] = rows
  if (brief) return `${first ? rowText(field, first, t) : ''}${rows.length > 1 ? ` +${rows.length - 1}` : ''}`
  const columns = Object.entries(field.columns)
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {columns.map(([name, column]) => (
              <th key={name} scope="col">
                {t(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows have no ids, and two may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {columns.map(([name, column]) => (
                <td key={name}>
                  <CellDisplay row={row} name={name} column={column} options={options} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

interface CellProps {
  row: RowCells
  name: string
  column: RowsField['columns'][string]
  options: DisplayOptions<RowsField>
}

const CellDisplay = ({ row, name, column, options }: CellProps) => {
  const value = row[name]
  if (value === null || value === undefined || value === '') return '–'
  return cellView(column).display(value, { ...options, field: column, brief: true })
}

const table = {
  borderCollapse: 'collapse',
  minWidth: '50%',
  '& th': { textAlign: 'start', fontWeight: 600, fontSize: '0.8125rem' },
  '& th, & td': { py: 0.75, pr: 2, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' },
}
