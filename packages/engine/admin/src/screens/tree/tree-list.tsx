import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import {
  useCanAccess,
  useStore,
  useTranslate,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin'
import { DragArea } from '../../page/drag-area.tsx'
import { isOnlyForPublishers } from '../drafts/has-drafts.ts'
import { ListError } from '../errors/list-error.tsx'
import { TreeLine } from './tree-line.tsx'
import {
  descendantsOf,
  flattenTree,
  moveByKey,
  moveOnto,
  type RecordTree,
  type TreeMove,
  currentPosition,
} from './tree-rows.ts'
import type { EngineDataProvider } from '../../data-provider.ts'
import { errorMessage } from '../../error-message.ts'
import { useNotifyWithUndo } from '../delete/use-notify-with-undo.ts'
import { useSections } from './use-sections.ts'
import { useTree } from './use-tree.ts'

/** Tree of records that can be expanded, collapsed, and moved by drag and drop or keyboard. */
export const TreeList = ({ resource }: { resource: Resource }) => {
  const { tree, error } = useTree(resource)
  if (error) return <ListError resource={resource} />
  return tree ? <Branches resource={resource} tree={tree} /> : <Box sx={{ minHeight: '60vh' }} />
}

const Branches = ({ resource, tree }: { resource: Resource; tree: RecordTree }) => {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  /** The record that keeps focus while it moves. */
  const moving = useRef<{ id: number; from: RecordTree }>(undefined)
  const [toggled, setToggled] = useStore<readonly number[]>(`${resource.name}.branches`, none)
  const { canAccess = false } = useCanAccess({ resource: resource.name, action: 'move' })
  const { canAccess: mayCreate = false } = useCanAccess({ resource: resource.name, action: 'create' })
  const move = useMove(resource)
  const { whomToAsk } = useSections(resource)
  const isSmall = tree.byId.size <= maxOpen
  const isOpen = (id: number): boolean => toggled.includes(id) !== isSmall
  const rows = useMemo(
    () => flattenTree(tree, (id) => toggled.includes(id) !== isSmall),
    [tree, toggled, isSmall],
  )
  useEffect(() => {
    if (!moving.current || moving.current.from === tree) return
    list.current?.querySelector<HTMLElement>(`[data-branch="${moving.current.id}"] a`)?.focus()
    moving.current = undefined
  }, [tree])
  const toggle = (id: number) =>
    setToggled(toggled.includes(id) ? toggled.filter((each) => each !== id) : [...toggled, id])
  const apply = (record: RaRecord | undefined, target: TreeMove | null) => {
    if (!record || !target || !canAccess || isHeld(resource, tree, record)) return
    moving.current = { id: Number(record.id), from: tree }
    if (target.parent !== null && !isOpen(target.parent)) toggle(target.parent)
    void move(tree, record, target)
  }
  const drop = (from: number, to: number) => {
    const [record, target] = [rows[from]?.record, rows[to]?.record]
    if (record && target) apply(record, moveOnto(tree, record, target, to > from))
  }
  const press = (id: number, event: KeyboardEvent) => {
    const record = tree.byId.get(id)
    const target = event.altKey && record ? moveByKey(tree, record, event.key) : undefined
    if (target === undefined) return
    event.preventDefault()
    apply(record, target)
  }
  return (
    <DragArea ids={rows.map(({ record }) => Number(record.id))} onMove={drop}>
      <Box component="ul" ref={list} aria-label={t(resource.label)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <TreeLine
            key={row.record.id}
            resource={resource}
            row={row}
            isOpen={isOpen(Number(row.record.id))}
            roles={whomToAsk(row.record)}
            isMovable={canAccess && !isHeld(resource, tree, row.record)}
            mayCreate={mayCreate && resource.actions.includes('create')}
            onToggle={toggle}
            onKeyDown={press}
          />
        ))}
      </Box>
    </DragArea>
  )
}

/** True if only publishers can move a record, since it or a descendant is published. */
const isHeld = (resource: Resource, tree: RecordTree, record: RaRecord): boolean =>
  [record, ...descendantsOf(tree, Number(record.id))].some((each) => isOnlyForPublishers(resource, each))

const none: readonly number[] = []
/** A tree with more records starts collapsed. */
const maxOpen = 100

/** Moves a record in a tree and offers undo. */
const useMove = (resource: Resource) => {
  const provider = useDataProvider<EngineDataProvider>()
  const notify = useNotify()
  const notifyWithUndo = useNotifyWithUndo()
  const refresh = useRefresh()
  const send = (record: RaRecord, move: TreeMove) =>
    provider
      .move(resource.name, record.id, move)
      .catch((error: unknown) => {
        notify(errorMessage(error), { type: 'error' })
      })
      .finally(refresh)
  return async (tree: RecordTree, record: RaRecord, move: TreeMove): Promise<void> => {
    const before = currentPosition(tree, record)
    const message = await send(record, move)
    if (typeof message === 'string') notifyWithUndo(message, () => send(record, before))
  }
}
