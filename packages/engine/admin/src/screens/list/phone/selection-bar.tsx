import type { Resource } from '@kampana/engine-declare/resource'
import CloseIcon from '@mui/icons-material/Close'
import { IconButton, Paper, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { SelectionActions } from '../selection-actions.tsx'

/** Bulk toolbar of selected cards, fixed at the bottom of a phone's screen. */
export const SelectionBar = ({ resource }: { resource: Resource }) => {
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
