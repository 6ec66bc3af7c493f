import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Resource } from '@kampana/shared/resource'
import { Box } from '@mui/material'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { useCanAccess, useStore, useTranslate, type RaRecord } from 'react-admin'
import { pointerDrag } from '../../layout/pointer-drag.ts'
import { ListError } from '../errors/list-error.tsx'
import { TreeLine } from './tree-line.tsx'
import { flattenTree, moveByKey, moveOnto, type Tree, type TreeMove } from './tree-rows.ts'
import { useMove } from './use-move.ts'
import { useTree } from './use-tree.ts'

/** A tree's records as they lie beneath one another, to be opened, closed and moved by drag and by keys. */
export const TreeList = ({ resource }: { resource: Resource }) => {
  const { tree, error } = useTree(resource)
  if (error) return <ListError resource={resource} />
  return tree ? <Branches resource={resource} tree={tree} /> : <Box sx={{ minHeight: '60vh' }} />
}

const Branches = ({ resource, tree }: { resource: Resource; tree: Tree }) => {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  /** The record that keeps the focus while it is moved. */
  const moving = useRef<{ id: number; from: Tree }>(undefined)
  const [toggled, setToggled] = useStore<readonly number[]>(`${resource.name}.branches`, none)
  const { canAccess = false } = useCanAccess({ resource: resource.name, action: 'move' })
  const move = useMove(resource)
  const isSmall = tree.byId.size <= mostOpen
  const isOpen = (id: number): boolean => toggled.includes(id) !== isSmall
  const rows = useMemo(
    () => flattenTree(tree, (id) => toggled.includes(id) !== isSmall),
    [tree, toggled, isSmall],
  )
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  useEffect(() => {
    if (!moving.current || moving.current.from === tree) return
    list.current?.querySelector<HTMLElement>(`[data-branch="${moving.current.id}"] a`)?.focus()
    moving.current = undefined
  }, [tree])
  const toggle = (id: number) =>
    setToggled(toggled.includes(id) ? toggled.filter((each) => each !== id) : [...toggled, id])
  const apply = (record: RaRecord | undefined, target: TreeMove | null) => {
    if (!record || !target || !canAccess) return
    moving.current = { id: Number(record.id), from: tree }
    if (target.parent !== null && !isOpen(target.parent)) toggle(target.parent)
    void move(tree, record, target)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((id) => rows.findIndex(({ record }) => record.id === id))
    const [record, target] = [rows[from ?? -1]?.record, rows[to ?? -1]?.record]
    if (record && target) apply(record, moveOnto(tree, record, target, Number(to) > Number(from)))
  }
  const press = (id: number, event: KeyboardEvent) => {
    const record = tree.byId.get(id)
    const target = event.altKey && record ? moveByKey(tree, record, event.key) : undefined
    if (target === undefined) return
    event.preventDefault()
    apply(record, target)
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={pointerDrag}
      collisionDetection={closestCenter}
      onDragEnd={drop}
    >
      <SortableContext
        items={rows.map(({ record }) => Number(record.id))}
        strategy={verticalListSortingStrategy}
      >
        <Box component="ul" ref={list} aria-label={t(resource.label)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <TreeLine
              key={row.record.id}
              resource={resource}
              row={row}
              isOpen={isOpen(Number(row.record.id))}
              isMovable={canAccess}
              onToggle={toggle}
              onKeyDown={press}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

const none: readonly number[] = []
/** A tree of more records begins with its branches closed. */
const mostOpen = 100
