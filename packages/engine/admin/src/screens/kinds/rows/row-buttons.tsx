import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Box, IconButton } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { DragHandle } from './sortable/drag-handle.tsx'

interface RowButtonsProps {
  /** Accessible name of the row. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  onDelete: () => void
}

/** Buttons that move a list entry up or down and delete it. */
export const RowButtons = ({ name, index, count, onMove, onDelete }: RowButtonsProps) => {
  const t = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <DragHandle />
      <IconButton
        size="small"
        disabled={index === 0}
        aria-label={t('Move %{name} up', { name })}
        onClick={() => onMove(index - 1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={index === count - 1}
        aria-label={t('Move %{name} down', { name })}
        onClick={() => onMove(index + 1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('Delete %{name}', { name })} onClick={onDelete}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Alt with an arrow key moves a row, as in text editors. */
export const onMoveKeys =
  (index: number, count: number, move: (to: number) => void) =>
  (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const to = index + (event.key === 'ArrowUp' ? -1 : 1)
    if (to >= 0 && to < count) move(to)
  }
