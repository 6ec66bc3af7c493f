import type { Resource } from '@kampana/engine-declare/resource'
import { Checkbox } from '@mui/material'
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin'
import { OrderHandle } from '../../order/ordered.tsx'
import { CardBody } from './card-body.tsx'

/** Record on a narrow screen, with a checkbox that selects it. */
export const Card = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const t = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <RecordContextProvider value={record}>
      <Checkbox
        size="small"
        checked={selectedIds.includes(record.id)}
        onChange={() => onToggleItem(record.id)}
        slotProps={{
          input: { 'aria-label': t('Select %{title}', { title: String(record[resource.title]) }) },
        }}
        sx={{ ml: -1, mt: -0.75, mb: -0.75, alignSelf: 'flex-start' }}
      />
      {resource.byHand && <OrderHandle />}
      <CardBody resource={resource} record={record} />
    </RecordContextProvider>
  )
}

export const cardsStyle = { listStyle: 'none', m: 0, p: 0, boxSizing: 'border-box' } as const
export const cardStyle = { display: 'flex', p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } } as const
