import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { type ReactNode } from 'react'
import { DataTableBody, useDataTableDataContext, type RaRecord } from 'react-admin'
import { isVirtualized } from './is-virtualized.ts'

const LongTableBody = lazyComponent(() => import('./virtual-table-body.tsx'), 'VirtualTableBody')

/** Rows of a table, virtualized if there are many. */
export const RecordTableBody = ({ children }: { children?: ReactNode }) => {
  const data = useDataTableDataContext<RaRecord>()
  if (!data || !isVirtualized(data)) return <DataTableBody>{children}</DataTableBody>
  return (
    <ChunkBoundary fallback={<tbody />}>
      <LongTableBody data={data}>{children}</LongTableBody>
    </ChunkBoundary>
  )
}
