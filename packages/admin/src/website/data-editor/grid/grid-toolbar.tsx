import { Box, Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { readCsvFile } from '../../../csv/decode-csv.ts'
import { downloadCsv } from '../../../crud/export/download.ts'
import type { YamlPath } from '../../yaml/yaml-edit.ts'
import { useYamlForm } from '../form-context.ts'
import { keyLabel } from '../key-label.ts'
import { edges, toCsv } from './cell-range.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { CsvImport } from './csv-import.tsx'
import { readCsv, type ReadCsv } from './read-csv.ts'
import type { Grid } from './use-grid.ts'

interface Props {
  grid: Grid
  path: YamlPath
  /** Whether rows are added, deleted and moved from here; a phone's cards have buttons of their own. */
  hasRowActions: boolean
}

/** What is done with rows and columns, and CSV in and out. */
export const GridToolbar = ({ grid, path, hasRowActions }: Props) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const [hasColumnsOpen, setColumnsOpen] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const { rows, columns } = grid
  const [read, setRead] = useState<ReadCsv>()
  const open = async (chosen: File | undefined) => {
    if (!chosen) return
    setRead(readCsv(await readCsvFile(chosen), columns, rows[0]))
  }
  return (
    <Box role="toolbar" aria-label={t('Table')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
      {!editor.isReadOnly && (
        <>
          {hasRowActions && <RowButtons grid={grid} />}
          <Button size="small" disabled={rows.length === 0} onClick={() => setColumnsOpen(true)}>
            {t('Columns')}
          </Button>
          {hasColumnsOpen && <ColumnsDialog grid={grid} path={path} onClose={() => setColumnsOpen(false)} />}
          <Button size="small" onClick={() => file.current?.click()}>
            {t('Fill from CSV')}
          </Button>
          {read && <CsvImport grid={grid} path={path} read={read} onClose={() => setRead(undefined)} />}
          <input
            ref={file}
            type="file"
            accept=".csv,text/csv"
            hidden
            onChange={({ target }) => {
              void open(target.files?.[0])
              // The same file can be chosen again once it is mended.
              target.value = ''
            }}
          />
        </>
      )}
      <Button
        size="small"
        onClick={() => downloadCsv(toCsv(rows, columns), `${keyLabel(path.at(-1) ?? 'table')}.csv`)}
      >
        {t('Save as CSV')}
      </Button>
    </Box>
  )
}

const RowButtons = ({ grid }: { grid: Grid }) => {
  const t = useTranslate()
  const { rows, active, range } = grid
  const { top, bottom } = edges(range)
  return (
    <>
      <Button size="small" onClick={() => grid.insertRow(Math.min(active.row + 1, rows.length))}>
        {t('Add a row')}
      </Button>
      <Button size="small" disabled={rows.length === 0} onClick={grid.deleteRows}>
        {bottom > top ? t('Delete %{count} rows', { count: bottom - top + 1 }) : t('Delete the row')}
      </Button>
      <Button
        size="small"
        disabled={active.row === 0}
        onClick={() => grid.moveRow(active.row, active.row - 1)}
      >
        {t('Row up')}
      </Button>
      <Button
        size="small"
        disabled={active.row >= rows.length - 1}
        onClick={() => grid.moveRow(active.row, active.row + 1)}
      >
        {t('Row down')}
      </Button>
    </>
  )
}
