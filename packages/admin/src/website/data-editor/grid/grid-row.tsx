// A table's own elements lose their roles where they are laid out as grids.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useSortable } from '@dnd-kit/sortable'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { visuallyHidden } from '../../../layout/visually-hidden.ts'
import type { Cell, Row } from './cell-range.ts'
import { GridCell } from './grid-cell.tsx'

interface GridRowProps {
  row: Row
  columns: readonly string[]
  /** The columns' names for screen readers. */
  labels: readonly string[]
  index: number
  /** The column of the active cell, where it is in this row. */
  active: number | undefined
  /** The chosen columns, where they are in this row. */
  from: number | undefined
  to: number | undefined
  typed: string | undefined
  measure: (element: HTMLElement | null) => void
  /** What is wrong with the row's cells by column, and with the row itself by an empty name. */
  faults: Readonly<Record<string, string>> | undefined
  hasFocus: boolean
  isReadOnly: boolean
  onSelect: (cell: Cell, extend?: boolean) => void
  onType: (text: string | undefined) => void
  onWrite: (cell: Cell, text: string) => void
}

/** A row, with a handle by which it is dragged. It is drawn anew only where something in it has changed. */
export const GridRow = memo((props: GridRowProps) => {
  const { row, columns, labels, index, active, from = Infinity, to = -1, typed, measure, faults } = props
  const { hasFocus, isReadOnly, onSelect, onType, onWrite } = props
  const { listeners, setNodeRef, transform, isDragging } = useSortable({
    id: rowId(index),
    disabled: isReadOnly,
  })
  const t = useTranslate()
  return (
    <Box
      ref={(element: HTMLElement | null) => {
        setNodeRef(element)
        measure(element)
      }}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      sx={{
        ...rowStyle(columns.length),
        ...(transform && { transform: `translateY(${transform.y}px)` }),
        opacity: isDragging ? 0.5 : 1,
      }}
    >
      <Box role="rowheader" sx={handle} {...listeners} tabIndex={-1}>
        {isReadOnly ? <span aria-hidden>{index + 1}</span> : <DragIcon fontSize="small" />}
        <Box component="span" sx={visuallyHidden}>
          {t('Row %{number}', { number: index + 1 })}
        </Box>
      </Box>
      {columns.map((column, n) => (
        <GridCell
          key={column}
          row={index}
          column={n}
          label={labels[n] ?? column}
          text={String(row[column] ?? '')}
          fault={faults?.[column] ?? (n === 0 ? faults?.[''] : undefined)}
          isActive={active === n}
          isChosen={n >= from && n <= to}
          typed={active === n ? typed : undefined}
          hasFocus={hasFocus}
          onSelect={onSelect}
          onType={onType}
          onWrite={onWrite}
        />
      ))}
    </Box>
  )
})

export const rowId = (index: number): string => `row-${index}`

export const rowStyle = (columns: number) => ({
  display: 'grid',
  gridTemplateColumns: `32px repeat(${columns}, minmax(140px, 1fr))`,
  minWidth: 32 + columns * 140,
  bgcolor: 'background.paper',
})
const handle = {
  display: 'grid',
  placeItems: 'center',
  borderRight: 1,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  cursor: 'grab',
  fontSize: '0.75rem',
  touchAction: 'none',
}
