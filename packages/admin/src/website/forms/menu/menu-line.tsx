import { useSortable } from '@dnd-kit/sortable'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, ButtonBase, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { msg } from '../../../language/msg.ts'
import { useYamlForm } from '../../data-editor/form-context.ts'
import type { MenuRow } from './menu-tree.ts'

interface MenuLineProps {
  row: MenuRow
  onOpen: () => void
  onKeyDown: (event: React.KeyboardEvent) => void
}

/** An entry: its title opens it, its handle drags it. */
export const MenuLine = ({ row, onOpen, onKeyDown }: MenuLineProps) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const { title, address, depth, path, entry } = row
  const { setNodeRef, listeners, transform, isDragging } = useSortable({
    id: path.join('.'),
    disabled: editor.isReadOnly,
  })
  const faults = editor
    .findFaultsWithin(path)
    .filter((fault) => !fault.path.slice(path.length).includes('pages'))
  const state = stateOf(entry)
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{ ...line, pl: { xs: depth * 2, sm: depth * 4 }, opacity: isDragging ? 0.5 : 1 }}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      {!editor.isReadOnly && (
        <Box
          {...listeners}
          sx={{ cursor: 'grab', display: 'flex', color: 'text.secondary', touchAction: 'none' }}
        >
          <DragIcon fontSize="small" />
        </Box>
      )}
      <ButtonBase
        data-entry
        onClick={onOpen}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        sx={button}
      >
        <Typography component="span" sx={{ fontWeight: depth === 0 ? 600 : 400 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {address ?? String(entry['href'] ?? '')}
        </Typography>
        {state && <Chip size="small" variant="outlined" label={t(state)} />}
        {typeof entry['until'] === 'string' && (
          <Chip size="small" variant="outlined" label={t('Until %{day}', { day: entry['until'] })} />
        )}
        {faults.map(({ text }) => (
          <Typography component="span" key={text} variant="body2" color="error" sx={{ flexBasis: '100%' }}>
            {text}
          </Typography>
        ))}
      </ButtonBase>
    </Box>
  )
}

const stateOf = (entry: Readonly<Record<string, unknown>>): string | undefined => {
  if (entry['href'] !== undefined) return msg('Another website')
  if (entry['path'] === undefined) return msg('Heading only')
  if (entry['hidden'] === true) return msg('Hidden')
  if (entry['placeholder'] === true) return msg('Not written yet')
  return undefined
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
}
const button = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  alignItems: 'baseline',
  columnGap: 1.5,
  flexGrow: 1,
  textAlign: 'left',
  px: 1,
  py: 1,
  borderRadius: 1,
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
}
