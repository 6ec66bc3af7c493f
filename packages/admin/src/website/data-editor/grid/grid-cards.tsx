import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { YamlPath } from '../../yaml/yaml-edit.ts'
import { EntryButtons } from '../entry-buttons.tsx'
import { useYamlForm } from '../form-context.ts'
import { keyLabel } from '../key-label.ts'
import { PlainText } from '../scalar/text-value.tsx'
import type { Grid } from './use-grid.ts'

const perPage = 20

/** A grid on a phone: a card for each row. */
export const GridCards = ({ grid, path }: { grid: Grid; path: YamlPath }) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const [count, setCount] = useState(perPage)
  const { rows, columns } = grid
  const add = () => {
    setCount(Math.max(count, rows.length + 1))
    grid.insertRow(rows.length)
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
        }}
      >
        {rows.slice(0, count).map((row, n) => {
          const name = String(Object.values(row)[0] ?? '') || t('Row %{number}', { number: n + 1 })
          return (
            <Paper
              component="li"
              variant="outlined"
              key={[...path, n].join('.')}
              sx={{ p: 1.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
            >
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                <EntryButtons path={[...path, n]} name={name} index={n} count={rows.length} />
              </Box>
              {columns.map((column) => (
                <PlainText
                  key={column}
                  path={[...path, n, column]}
                  value={row[column] ?? ''}
                  label={keyLabel(column)}
                />
              ))}
            </Paper>
          )
        })}
      </Box>
      {rows.length > count && (
        <Button onClick={() => setCount(count + perPage)}>
          {t('Show more (%{count})', { count: rows.length - count })}
        </Button>
      )}
      {!editor.isReadOnly && (
        <Button startIcon={<AddIcon />} onClick={add}>
          {t('Add a row')}
        </Button>
      )}
    </Box>
  )
}
