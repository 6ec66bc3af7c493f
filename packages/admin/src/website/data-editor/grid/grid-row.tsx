// A table's own elements lose their roles where they are laid out as grids.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useSortable } from '@dnd-kit/sortable'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFieldText } from '../form-context.ts'
import type { PlacedFinding } from '../place-findings.ts'
import type { YamlPath } from '../../yaml/yaml-edit.ts'
import { GridCell } from './grid-cell.tsx'
import { isInRange } from './cell-range.ts'
import type { Grid } from './use-grid.ts'

interface GridRowProps {
  grid: Grid
  path: YamlPath
  index: number
  measure: (element: HTMLElement | null) => void
  faults: readonly PlacedFinding[]
  hasFocus: boolean
  isReadOnly: boolean
}

/** A row, with a handle by which it is dragged. */
export const GridRow = ({ grid, path, index, measure, faults, hasFocus, isReadOnly }: GridRowProps) => {
  const { listeners, setNodeRef, transform, isDragging } = useSortable({
    id: rowId(index),
    disabled: isReadOnly,
  })
  const t = useTranslate()
  const { columns, range, active } = grid
  const faultOf = (column: string) =>
    faults.find(({ path: at }) => at[path.length] === index && at[path.length + 1] === column)?.text
  const general = faults.find((fault) => fault.path.length === path.length + 1 && fault.path.at(-1) === index)
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
      <Box
        role="rowheader"
        sx={handle}

        {...listeners}
        tabIndex={-1}
        aria-label={t('Row %{number}', { number: index + 1 })}
      >
        {isReadOnly ? index + 1 : <DragIcon fontSize="small" />}
      </Box>
      {columns.map((column, n) => (
        <Cell
          key={column}
          grid={grid}
          path={[...path, index, column]}
          row={index}
          column={n}
          fault={faultOf(column) ?? (n === 0 ? general?.text : undefined)}
          isActive={active.row === index && active.column === n}
          isChosen={isInRange({ row: index, column: n }, range)}
          hasFocus={hasFocus}
        />
      ))}
    </Box>
  )
}

interface CellProps {
  grid: Grid
  path: YamlPath
  row: number
  column: number
  fault: string | undefined
  isActive: boolean
  isChosen: boolean
  hasFocus: boolean
}

const Cell = ({ grid, path, row, column, ...rest }: CellProps) => {
  const { label } = useFieldText(path)
  return (
    <GridCell
      {...rest}
      cell={{ row, column }}
      label={label}
      text={String(grid.rows[row]?.[grid.columns[column] ?? ''] ?? '')}
      typed={rest.isActive ? grid.typed : undefined}
      onSelect={grid.select}
      onType={grid.setTyped}
      onWrite={grid.write}
    />
  )
}

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
