import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Box, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useYamlForm } from './form-context.ts'
import type { YamlPath } from '../yaml/yaml-edit.ts'
import { DragHandle } from './sortable/drag-handle.tsx'

interface EntryButtonsProps {
  path: YamlPath
  /** What a screen reader calls the entry. */
  name: string
  index: number
  count: number
  least?: number
  children?: ReactNode
}

/** Moves an entry of a list or map up and down, and deletes it. */
export const EntryButtons = ({ path, name, index, count, least = 0, children }: EntryButtonsProps) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  if (editor.isReadOnly) return null
  const move = (to: number) => editor.change({ type: 'move', path, to })
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <DragHandle />
      {children}
      <IconButton
        size="small"
        disabled={index === 0}
        aria-label={t('Move %{name} up', { name })}
        onClick={() => move(index - 1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={index === count - 1}
        aria-label={t('Move %{name} down', { name })}
        onClick={() => move(index + 1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={count <= least}
        aria-label={t('Delete %{name}', { name })}
        onClick={() => editor.change({ type: 'delete', path })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Alt and the arrows move an entry, as in text editors. */
export const onMoveKeys =
  (index: number, count: number, move: (to: number) => void) =>
  (event: React.KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const to = index + (event.key === 'ArrowUp' ? -1 : 1)
    if (to >= 0 && to < count) move(to)
  }
