import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { YamlPath } from '../../yaml/yaml-edit.ts'
import { useYamlForm } from '../form-context.ts'
import { columnTitle } from './column-edits.ts'
import type { ReadCsv } from './read-csv.ts'
import type { Grid } from './use-grid.ts'

interface Props {
  grid: Grid
  path: YamlPath
  read: ReadCsv
  onClose: () => void
}

const shown = 8

/** Shows what a CSV file has before it fills the table, and by line what is wrong with it. One undo takes it back. */
export const CsvImport = ({ grid, path, read: { rows, missing, problems }, onClose }: Props) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const fill = (value: readonly object[]) => {
    editor.change({ type: 'set', path, value })
    onClose()
  }
  const isWrong = problems.length > 0
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="csv-title" onClose={onClose}>
      <DialogTitle id="csv-title">{t('Fill from CSV')}</DialogTitle>
      <DialogContent>
        {isWrong && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problems.map(({ line, text }) => (
              <div key={`${line} ${text}`}>{t('Line %{line}: %{problem}', { line, problem: t(text) })}</div>
            ))}
            {t('The columns are: %{columns}.', { columns: grid.columns.map(columnTitle).join(', ') })}
          </Alert>
        )}
        {!isWrong && missing.length > 0 && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('The file lacks these columns, which will be empty: %{columns}.', {
              columns: missing.map(columnTitle).join(', '),
            })}
          </Alert>
        )}
        {!isWrong && (
          <>
            <Typography sx={{ mb: 1 }}>{t('Rows in the file: %{count}', { count: rows.length })}</Typography>
            <Table size="small" sx={{ display: 'block', overflowX: 'auto' }}>
              <TableHead>
                <TableRow>
                  {grid.columns.map((column) => (
                    <TableCell key={column}>{columnTitle(column)}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.slice(0, shown).map((row, n) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the rows don't change.
                  <TableRow key={n}>
                    {grid.columns.map((column) => (
                      <TableCell key={column}>{String(row[column])}</TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
        <Button disabled={isWrong} onClick={() => fill([...grid.rows, ...rows])}>
          {t('Add beneath')}
        </Button>
        <Button variant="contained" disabled={isWrong} onClick={() => fill(rows)}>
          {t('Replace all rows')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
