// A table's own elements lose their roles where they are laid out as grids.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { pointerDrag } from '../../../layout/pointer-drag.ts'
import { visuallyHidden } from '../../../layout/visually-hidden.ts'
import type { YamlPath } from '../../yaml/yaml-edit.ts'
import { useYamlForm } from '../form-context.ts'
import { keyLabel } from '../key-label.ts'
import { onGridKeys } from './grid-keys.ts'
import { GridRow, rowId, rowStyle } from './grid-row.tsx'
import { useGridRows } from './use-grid-rows.ts'
import type { Grid } from './use-grid.ts'

/** Rows and columns as in a spreadsheet; only the rows in view are in the document. */
export const GridTable = ({ grid, path, label }: { grid: Grid; path: YamlPath; label: string }) => {
  const { editor } = useYamlForm()
  const frame = useRef<HTMLDivElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const { rows, columns, active } = grid
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 40,
    overscan: 8,
  })
  const { scrollToIndex } = virtualizer
  useEffect(() => {
    if (hasFocus) scrollToIndex(active.row)
  }, [hasFocus, active.row, scrollToIndex])
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const ids = useMemo(() => Array.from({ length: rows.length }, (_, n) => rowId(n)), [rows.length])
  const items = virtualizer.getVirtualItems()
  const rowProps = useGridRows(grid, path)
  return (
    <DndContext
      sensors={sensors}
      accessibility={pointerDrag}
      collisionDetection={closestCenter}
      onDragEnd={({ active: dragged, over }) =>
        over && grid.moveRow(ids.indexOf(String(dragged.id)), ids.indexOf(String(over.id)))
      }
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box
          ref={frame}
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          sx={frameStyle}
          onKeyDown={onGridKeys(grid, editor)}
          onCopy={(event) => grid.copy(event)}
          onCut={(event) => grid.copy(event, !editor.isReadOnly)}
          onPaste={grid.paste}
          onFocus={() => setFocus(true)}
          onBlur={({ currentTarget, relatedTarget, target }) => {
            const frame = currentTarget
            // A cell that was scrolled or undone away takes no focus along.
            setTimeout(() => target.isConnected && setFocus(frame.contains(relatedTarget)))
          }}
        >
          <GridHead columns={columns} />
          <Box sx={{ height: items[0]?.start ?? 0 }} />
          {items.map(({ index }) => (
            <GridRow
              key={index}
              {...rowProps(index)}
              measure={virtualizer.measureElement}
              hasFocus={hasFocus}
            />
          ))}
          <Box sx={{ height: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
        </Box>
      </SortableContext>
    </DndContext>
  )
}

const GridHead = ({ columns }: { columns: readonly string[] }) => {
  const t = useTranslate()
  return (
    <Box role="row" aria-rowindex={1} sx={{ ...rowStyle(columns.length), ...head }}>
      <Box role="columnheader" sx={headCell}>
        <Box component="span" sx={visuallyHidden}>
          {t('Rows')}
        </Box>
      </Box>
      {columns.map((column) => (
        <Box key={column} role="columnheader" sx={headCell}>
          {keyLabel(column)}
        </Box>
      ))}
    </Box>
  )
}

const frameStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxHeight: 'min(70vh, 720px)',
  overflow: 'auto',
  '--grid-error': (theme: { palette: { error: { main: string } } }) => theme.palette.error.main,
}
const head = { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.default' }
const headCell = {
  px: 1,
  py: 0.75,
  fontWeight: 600,
  fontSize: '0.8125rem',
  borderRight: 1,
  borderBottom: 1,
  borderColor: 'divider',
}
