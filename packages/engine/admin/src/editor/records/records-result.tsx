import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { shownColumns, valueText, type RecordsAttrs } from './records-attrs.ts'
import { useShownRecords } from './use-shown-records.ts'

const maxRows = 5

/** Preview for visitors: the number of records and the first few. */
export const RecordsResult = ({ resource, attrs }: { resource: Resource; attrs: RecordsAttrs }) => {
  const t = useTranslate()
  const { data, error, isFetching } = useShownRecords(resource.name, attrs.filter)
  const names = shownColumns(resource, attrs)
  if (error)
    return <Alert severity="warning">{t('Visitors can’t see these records or use this filter.')}</Alert>
  if (!data) return <Typography color="text.secondary">{isFetching ? t('Searching…') : ''}</Typography>
  if (data.total === 0)
    return <Alert severity="info">{t('No matching records. Change the conditions.')}</Alert>
  return (
    <Box sx={{ overflowX: 'auto' }} aria-live="polite">
      <Typography variant="body2" color="text.secondary">
        {t('Records shown: %{count}', { count: data.total })}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {names.map((name) => (
              <TableCell key={name}>{t(resource.fields[name]?.label ?? name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.data.slice(0, maxRows).map((record) => (
            <TableRow key={record.id}>
              {names.map((name) => (
                <TableCell key={name}>{valueText(resource.fields[name], record[name])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {data.total > maxRows && '…'}
    </Box>
  )
}
