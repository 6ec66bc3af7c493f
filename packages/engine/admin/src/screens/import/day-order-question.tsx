import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { findAmbiguousDay, findDayOrder, type DayOrder } from '../../csv/day-order.ts'
import { formatDay } from '../../format/format.ts'
import { dayCells } from './import-days.ts'
import type { ImportFile } from './read-import-file.ts'
import { dayFromCsv } from './from-csv.ts'

interface Props {
  resource: Resource
  file: ImportFile
  onSay: (order: DayOrder) => void
}

/** Asks which number is the month, if all days of a file fit both orders. */
export const DayOrderQuestion = ({ resource, file, onSay: onAnswer }: Props) => {
  const t = useTranslate()
  const cells = dayCells(file, resource)
  const [example] =
    findAmbiguousDay(cells)
      ?.trim()
      .split(/[T,\s]/) ?? []
  if (example === undefined || findDayOrder(cells) !== 'uncertain') return null
  const reading = (order: DayOrder) => formatDay(dayFromCsv(example, order))
  return (
    <Alert severity="warning" sx={{ mt: 2, '& .MuiAlert-message': { flexGrow: 1 } }}>
      {t('The dates in this file are ambiguous. Choose which number is the month.')}
      <TextField
        select
        fullWidth
        size="small"
        sx={{ mt: 1.5 }}
        label={t('Meaning of %{day}', { day: example })}
        value={file.saidDayOrder ?? ''}
        onChange={({ target }) => onAnswer(target.value === 'day first' ? 'day first' : 'month first')}
      >
        <MenuItem value="month first">{t('%{day} (month first)', { day: reading('month first') })}</MenuItem>
        <MenuItem value="day first">{t('%{day} (day first)', { day: reading('day first') })}</MenuItem>
      </TextField>
    </Alert>
  )
}
