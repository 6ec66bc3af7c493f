import { useTranslate } from 'react-admin'
import HandleIcon from '@mui/icons-material/DragIndicator'
import { IconButton, Menu, MenuItem } from '@mui/material'
import type { useSortable } from '@dnd-kit/sortable'
import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

interface Props {
  name: string
  /** Position of the record from 0, number of records, and records per row. */
  position: number
  count: number
  perRow: () => number
  /** dnd-kit's ref of the drag handle. */
  handle: ReturnType<typeof useSortable>['setActivatorNodeRef']
  listeners: ReturnType<typeof useSortable>['listeners']
  onMove: (position: number) => void
}

/** Drag handle of a record. Arrow keys also move it, and a click opens a menu of moves for people who can't drag. */
export const MoveButton = ({ name, position, count, perRow, handle, listeners, onMove }: Props) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const last = count - 1
  const positions: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => position - 1,
    ArrowRight: () => position + 1,
    ArrowUp: () => position - perRow(),
    ArrowDown: () => position + perRow(),
    Home: () => 0,
    End: () => last,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = positions[event.key]
    if (!to) return
    event.preventDefault()
    event.stopPropagation()
    // Moving an element in the DOM loses the focus, and the next key press may follow at once. So it renders now and restores
    // the focus.
    flushSync(() => onMove(to()))
    event.currentTarget.focus()
  }
  const moves = [
    { label: t('Move to the front'), to: 0, disabled: position === 0 },
    { label: t('Move earlier'), to: position - 1, disabled: position === 0 },
    { label: t('Move later'), to: position + 1, disabled: position === last },
    { label: t('Move to the end'), to: last, disabled: position === last },
  ]
  return (
    <>
      <IconButton
        ref={handle}
        {...listeners}
        size="small"
        aria-label={t('Move: %{name}', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={t('Drag, press an arrow key or click')}
        onKeyDown={onKeyDown}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        // Without it, a touch would scroll the page instead of dragging.
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <HandleIcon fontSize="inherit" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {moves.map(({ label, to, disabled }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            onClick={() => {
              setAnchor(null)
              onMove(to)
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
