import { lazyPart } from '../../chunks/lazy-component.tsx'
import { Suspense, type ReactNode } from 'react'
import { DataTableBody, useDataTableDataContext, type RaRecord } from 'react-admin'
import { isLong } from './long-list.ts'

const LongTableBody = lazyPart(() => import('./long-table-body.tsx'), 'LongTableBody')

/** A table's rows; of a long table only those in sight. */
export const RecordTableBody = ({ children }: { children?: ReactNode }) => {
  const data = useDataTableDataContext() as readonly RaRecord[] | undefined
  if (!data || !isLong(data)) return <DataTableBody>{children}</DataTableBody>
  return (
    <Suspense fallback={<tbody />}>
      <LongTableBody data={data}>{children}</LongTableBody>
    </Suspense>
  )
}
