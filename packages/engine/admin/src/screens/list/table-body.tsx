import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { type ReactNode } from 'react'
import {
  DataTableBody,
  DataTableRow,
  useDataTableDataContext,
  useRecordContext,
  type DataTableRowProps,
  type RaRecord,
} from 'react-admin'
import { Ordered } from '../order/ordered.tsx'
import { isVirtualized } from './is-virtualized.ts'

const LongTableBody = lazyComponent(() => import('./virtual-table-body.tsx'), 'VirtualTableBody')

/** Row of a table, which can be dragged if the list is sorted by hand. */
const OrderedRow = (props: DataTableRowProps) => {
  const record = useRecordContext()
  if (!record) return null
  return <Ordered record={record}>{(entry) => <DataTableRow {...props} {...entry} />}</Ordered>
}

/** Rows of a table, virtualized if there are many. */
export const RecordTableBody = ({ children }: { children?: ReactNode }) => {
  const data = useDataTableDataContext<RaRecord>()
  if (!data || !isVirtualized(data)) return <DataTableBody row={OrderedRow}>{children}</DataTableBody>
  return (
    <ChunkBoundary fallback={<tbody />}>
      <LongTableBody data={data}>{children}</LongTableBody>
    </ChunkBoundary>
  )
}
