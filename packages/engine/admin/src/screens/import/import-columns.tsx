import type { Resource } from '@kampana/engine-declare/resource'
import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../../format/format.ts'
import { dayOrder, dayReading } from './import-days.ts'
import { importFields, type ImportFile } from './read-import-file.ts'

interface Props {
  resource: Resource
  file: ImportFile
  onMatch: (column: number, field: string | null) => void
}

/** Columns of a file with sample cells and the field that each one fills. */
export const ImportColumns = ({ resource, file, onMatch }: Props) => {
  const t = useTranslate()
  const fields = importFields(resource)
  const order = dayOrder(file, resource)
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {t('Rows in file: %{count}', { count: formatNumber(file.lines.length) })}
      </Typography>
      <Box sx={grid}>
        {file.heading.map((name, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- two columns can have the same name.
          <Box key={column} sx={{ minWidth: 0 }}>
            <TextField
              select
              fullWidth
              size="small"
              label={name === '' ? t('Column %{number}', { number: column + 1 }) : name}
              value={file.fields[column] ?? ''}
              onChange={({ target }) => onMatch(column, target.value === '' ? null : target.value)}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{t('Not imported')}</MenuItem>
              {fields.map(([key, field]) => (
                <MenuItem key={key} value={key}>
                  {t(field.label)}
                </MenuItem>
              ))}
            </TextField>
            <Typography variant="body2" color="text.secondary" noWrap sx={{ px: 1.75, pt: 0.5 }}>
              {sampleText(file, column, order, resource)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** First cell of a column. A day also shows its interpretation, which reveals a wrong day order. */
const sampleText = (
  file: ImportFile,
  column: number,
  order: ReturnType<typeof dayOrder>,
  resource: Resource,
): string => {
  const cell = file.lines.map(({ cells }) => cells[column] ?? '').find((each) => each.trim() !== '') ?? ''
  const reading = dayReading(cell, file.fields[column] ?? null, order, resource)
  return reading === undefined || reading === cell ? cell : `${cell} → ${reading}`
}

const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } }
