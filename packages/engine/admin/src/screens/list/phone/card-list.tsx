import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box, IconButton, Paper, Typography } from '@mui/material'
import { useListContext, type RaRecord, useTranslate } from 'react-admin'
import { Card, cardStyle, cardsStyle } from './card.tsx'
import { Ordered } from '../../order/ordered.tsx'
import { NothingFound } from '../empty-list.tsx'
import { isVirtualized } from '../is-virtualized.ts'
import CloseIcon from '@mui/icons-material/Close'
import { SelectionActions } from '../selection-actions.tsx'

const LongCardList = lazyComponent(() => import('./virtual-card-list.tsx'), 'VirtualCardList', {
  inPlace: true,
})

/** List on a narrow screen: a card per record, without empty values. */
export const CardList = ({ resource }: { resource: Resource }) => {
  const { data, isPending } = useListContext<RaRecord>()
  if (isPending) return null
  if (!data?.length) return <NothingFound resource={resource} />
  return (
    <>
      {isVirtualized(data) ? (
        <LongCardList resource={resource} records={data} />
      ) : (
        <Box component="ul" sx={cardsStyle}>
          {data.map((record) => (
            <Ordered key={record.id} record={record}>
              {(props) => (
                <Box component="li" sx={cardStyle} {...props}>
                  <Card resource={resource} record={record} />
                </Box>
              )}
            </Ordered>
          ))}
        </Box>
      )}
      <SelectionBar resource={resource} />
    </>
  )
}

/** Bulk toolbar of selected cards, fixed at the bottom of a phone's screen. */
const SelectionBar = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Paper role="toolbar" aria-label={t('Selection')} elevation={8} sx={bar}>
      <IconButton size="small" aria-label={t('Unselect')} onClick={() => onUnselectItems()}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography component="output" variant="body2" sx={{ flex: 1 }}>
        {t('%{count} selected', { count: selectedIds.length })}
      </Typography>
      <SelectionActions resource={resource} />
    </Paper>
  )
}

const bar = {
  position: 'fixed',
  zIndex: 1060,
  left: 8,
  right: 8,
  bottom: 8,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 0.5,
  p: 1,
  '& .MuiButton-root': { minHeight: 40, minWidth: 0, px: 1 },
  // The bar has no room for both icons and labels.
  '& .MuiButton-startIcon': { display: 'none' },
  border: 1,
  borderColor: 'divider',
} as const
