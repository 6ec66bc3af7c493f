import { useSortable } from '@dnd-kit/sortable'
import { positionField, moveAction } from '@kampana/engine-declare/lists/position-field'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { createContext, use, useMemo, type ContextType, type CSSProperties, type ReactNode } from 'react'
import { ListContextProvider, useCanAccess, useListContext, type RaRecord } from 'react-admin'
import { visuallyHidden } from '../../page/visually-hidden.ts'
import { DragArea } from '../../page/drag-area.tsx'
import { isOnlyForPublishers } from '../drafts/has-drafts.ts'
import { stopClicks } from '../stop-clicks.ts'
import { useRecordTitle } from '../use-record-title.ts'
import { MoveButton } from './move-button.tsx'
import { OrderContext, type EntryProps } from './ordered.tsx'
import { useOrder } from './use-order.ts'

interface Props {
  resource: Resource
  /** Number of entries per row of a grid. */
  perRow?: () => number
  children: ReactNode
}

/** List sorted by hand. People with permission move its records by dragging, with the arrow keys or in a menu. */
export const OrderedList = ({ resource, perRow, children }: Props) => {
  const list = useListContext()
  const { records, move, announcement } = useOrder(resource, list.data ?? none)
  const isMovable = useIsMovable(resource, records)
  const moves = useMemo(
    () => ({ resource, records, move, isMovable, perRow: perRow ?? (() => 1) }),
    [resource, records, move, isMovable, perRow],
  )
  return (
    <ListContextProvider value={list.data ? { ...list, data: [...records] } : list}>
      <MovesContext value={moves}>
        <DragArea
          ids={records.map(({ id }) => id)}
          isGrid={perRow !== undefined}
          disabled={!isMovable}
          onMove={(from, to) => records[from] && move(records[from].id, to)}
        >
          <OrderContext value={components}>{children}</OrderContext>
        </DragArea>
        <Box component="output" sx={visuallyHidden}>
          {announcement}
        </Box>
      </MovesContext>
    </ListContextProvider>
  )
}

const none: readonly RaRecord[] = []

interface Moves
  extends Required<Omit<Props, 'children'>>, Pick<ReturnType<typeof useOrder>, 'records' | 'move'> {
  isMovable: boolean
}
const MovesContext = createContext<Moves | undefined>(undefined)
const SortableContext = createContext<ReturnType<typeof useSortable> | undefined>(undefined)

/** True if the list shows its order by hand, and the person may change it. Records of other back ends have no position. */
const useIsMovable = (resource: Resource, records: readonly RaRecord[]): boolean => {
  const { sort } = useListContext()
  const { canAccess = false } = useCanAccess({ resource: resource.name, action: moveAction(resource) })
  const field = String(positionField(resource))
  const isSorted = sort.field === field && sort.order === 'ASC'
  return (
    canAccess && isSorted && records.length > 1 && records.every((each) => typeof each[field] === 'string')
  )
}

const Entry = ({ record, children }: { record: RaRecord; children: (props: EntryProps) => ReactNode }) => {
  const sortable = useSortable({ id: record.id })
  const { setNodeRef, transform, transition, isDragging } = sortable
  const style: CSSProperties = {
    ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition }),
    ...(isDragging && { opacity: 0.85, position: 'relative', zIndex: 1 }),
  }
  return <SortableContext value={sortable}>{children({ ref: setNodeRef, style })}</SortableContext>
}

const Handle = ({ record }: { record: RaRecord }) => {
  const moves = use(MovesContext)
  const sortable = use(SortableContext)
  const name = useRecordTitle()(record)
  if (!moves?.isMovable || !sortable || isOnlyForPublishers(moves.resource, record)) return null
  const { records, move, perRow } = moves
  return (
    // A click on the button doesn't open the record.
    <span onClick={stopClicks} role="presentation">
      <MoveButton
        name={name}
        handle={sortable.setActivatorNodeRef}
        listeners={sortable.listeners}
        position={records.findIndex(({ id }) => id === record.id)}
        count={records.length}
        perRow={perRow}
        onMove={(position) => move(record.id, position)}
      />
    </span>
  )
}

const components: ContextType<typeof OrderContext> = { Entry, Handle }
