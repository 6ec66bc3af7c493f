// A table's own elements lose their roles where they are laid out as grids.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Box } from '@mui/material'
import { memo, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Cell } from './cell-range.ts'

interface GridCellProps {
  row: number
  column: number
  label: string
  text: string
  fault: string | undefined
  isActive: boolean
  isChosen: boolean
  /** The text that is being typed into it. */
  typed: string | undefined
  hasFocus: boolean
  onSelect: (cell: Cell, extend?: boolean) => void
  onType: (text: string | undefined) => void
  onWrite: (cell: Cell, text: string) => void
}

/** A cell: its text, or while it is edited a field in its place. */
export const GridCell = memo((props: GridCellProps) => {
  const { row, column, label, text, fault, isActive, isChosen, typed, hasFocus, onSelect, onType } = props
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const isEditing = isActive && typed !== undefined
  useEffect(() => {
    if (isActive && hasFocus && !isEditing) box.current?.focus({ preventScroll: false })
  }, [isActive, hasFocus, isEditing])
  return (
    <Box
      ref={box}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isChosen}
      aria-invalid={fault !== undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      sx={cellStyle(isActive && hasFocus, isChosen && hasFocus, fault !== undefined)}
      onMouseDown={(event) => !isEditing && onSelect({ row, column }, event.shiftKey)}
      onDoubleClick={() => onType(text)}
    >
      {isEditing ? <CellField {...props} typed={typed} aria-label={t(label)} /> : text}
      {fault !== undefined && (
        <Box
          component="span"
          role="alert"
          sx={{ display: 'block', color: 'error.main', fontSize: '0.8125rem' }}
        >
          {fault}
        </Box>
      )}
    </Box>
  )
})

const CellField = ({
  row,
  column,
  typed,
  text,
  onType,
  onWrite,
  onSelect,
  'aria-label': label,
}: GridCellProps & { typed: string; 'aria-label': string }) => {
  const isDone = useRef(false)
  const finish = (down: number, right: number) => {
    isDone.current = true
    onWrite({ row, column }, typed)
    onSelect({ row: row + down, column: column + right })
  }
  return (
    <Box
      component="textarea"
      aria-label={label}
      // The cell that is opened for typing is where the person is.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      value={typed}
      rows={1}
      sx={field}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      onChange={({ target }) => onType(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onBlur={() => !isDone.current && onWrite({ row, column }, typed)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') {
          isDone.current = true
          onType(undefined)
        } else if (event.key === 'Enter') finish(event.shiftKey ? -1 : 1, 0)
        else if (event.key === 'Tab') finish(0, event.shiftKey ? -1 : 1)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
      data-former={text}
    />
  )
}

const cellStyle = (isActive: boolean, isChosen: boolean, isWrong: boolean) => ({
  px: 1,
  py: 0.75,
  borderRight: 1,
  borderBottom: 1,
  borderColor: 'divider',
  minHeight: 36,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  cursor: 'cell',
  userSelect: 'none',
  ...(isChosen && { bgcolor: 'action.selected' }),
  ...(isWrong && { boxShadow: 'inset 3px 0 0 var(--grid-error)' }),
  outline: isActive ? '2px solid' : 'none',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
})

const field = {
  width: '100%',
  border: 0,
  p: 0,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  outline: 'none',
  resize: 'none',
  fieldSizing: 'content',
  display: 'block',
}
