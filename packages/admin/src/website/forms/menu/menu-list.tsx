import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { pointerDrag } from '../../../layout/pointer-drag.ts'
import { useYamlForm } from '../../data-editor/form-context.ts'
import { valueAt } from '../../yaml/apply-edit.ts'
import { moveEntry } from '../../yaml/move-entry.ts'
import type { YamlEdit } from '../../yaml/yaml-edit.ts'
import { MenuLine } from './menu-line.tsx'
import { indentEntry, outdentEntry, type MenuRow } from './menu-tree.ts'

/** The entries in their order. Alt and the arrows move the one in focus: up, down, in and out. */
export const MenuList = ({ rows, onOpen }: { rows: readonly MenuRow[]; onOpen: (row: MenuRow) => void }) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  /** The entry that keeps the focus while it is moved, by itself, since its path changes. */
  const moving = useRef<unknown>(undefined)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  useEffect(() => {
    if (moving.current === undefined) return
    const index = rows.findIndex(({ entry }) => entry === moving.current)
    list.current?.querySelectorAll<HTMLElement>('[data-entry]')[index]?.focus()
    moving.current = undefined
  }, [rows])
  const apply = (row: MenuRow, edits: readonly YamlEdit[]) => {
    if (edits.length === 0 || editor.isReadOnly) return
    moving.current = valueAt(editor.value, row.path)
    editor.change(...edits)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((id) => rows.findIndex((row) => rowId(row) === id))
    const [row, target] = [rows[from ?? -1], rows[to ?? -1]]
    if (!row || !target || row === target) return
    const isDown = rows.indexOf(target) > rows.indexOf(row)
    apply(row, moveEntry(editor.value, row.path, target.path.slice(0, -1), target.index + (isDown ? 1 : 0)))
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={pointerDrag}
      collisionDetection={closestCenter}
      onDragEnd={drop}
    >
      <SortableContext items={rows.map(rowId)} strategy={verticalListSortingStrategy}>
        <Box component="ul" ref={list} aria-label={t('Menu')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <MenuLine
              key={rowId(row)}
              row={row}
              onOpen={() => onOpen(row)}
              onKeyDown={(event) => {
                const edits = event.altKey ? moveByKey(editor.value, row, event.key) : undefined
                if (!edits) return
                event.preventDefault()
                apply(row, edits)
              }}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

const rowId = ({ path }: MenuRow): string => path.join('.')

const moveByKey = (root: unknown, row: MenuRow, key: string): YamlEdit[] | undefined => {
  const { path, index, count } = row
  if (key === 'ArrowUp') return index === 0 ? [] : [{ type: 'move', path, to: index - 1 }]
  if (key === 'ArrowDown') return index === count - 1 ? [] : [{ type: 'move', path, to: index + 1 }]
  if (key === 'ArrowRight') return indentEntry(root, row)
  return key === 'ArrowLeft' ? outdentEntry(root, row) : undefined
}
