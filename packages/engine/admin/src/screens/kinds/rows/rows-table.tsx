import { toRows, type RowCells, type RowsField } from '@kampana/engine-declare/kinds/index'
import { Box } from '@mui/material'
import type { DisplayOptions } from '../kind.ts'
import { cellView } from './cell-views.ts'
import { rowText } from './rows-text.ts'

/** Rows as a table, or on one line in a list row. */
export const RowsTable = ({ value, options }: { value: unknown; options: DisplayOptions<RowsField> }) => {
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
