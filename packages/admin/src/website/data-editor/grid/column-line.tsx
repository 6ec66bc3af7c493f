import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Box, IconButton, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { onMoveKeys } from '../../../crud/kinds/rows/row-buttons.tsx'

/** A column that is being renamed, moved or added. */
export interface ColumnDraft {
  id: string
  /** Its key until now; undefined for a new one. */
  from: string | undefined
  title: string
}

interface Props {
  draft: ColumnDraft
  index: number
  count: number
  problem: string | undefined
  onRename: (title: string) => void
  onMove: (to: number) => void
  onDelete: () => void
}

/** A column's title, and the buttons that move and delete it. */
export const ColumnLine = ({ draft, index, count, problem, onRename, onMove, onDelete }: Props) => {
  const t = useTranslate()
  const place = t('Column %{number}', { number: index + 1 })
  const name = draft.title || place
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'flex-start', mb: 1.5 }}
      onKeyDown={onMoveKeys(index, count, onMove)}
    >
      <TextField
        fullWidth
        size="small"
        sx={{ mt: 0.75 }}
        label={place}
        value={draft.title}
        error={problem !== undefined}
        helperText={problem === undefined ? undefined : t(problem)}
        onChange={({ target }) => onRename(target.value)}
      />
      <IconButton
        aria-label={t('Move %{name} up', { name })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t('Move %{name} down', { name })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('Delete %{name}', { name })} disabled={count === 1} onClick={onDelete}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
