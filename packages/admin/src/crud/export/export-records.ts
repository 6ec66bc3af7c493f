import type { Resource } from '@kampana/shared/resource'
import type { DataProvider, Identifier, RaRecord, SortPayload, TranslateFunction } from 'react-admin'
import { allRows } from '../../data-provider/all-rows.ts'
import { today } from '../../format/time-zone.ts'
import { csvOf, type Column } from './csv.ts'
import { downloadCsv } from './download.ts'

/** What of a list is wanted. */
export interface Wanted {
  resource: Resource
  columns: readonly Column[]
  sort: SortPayload
  filter: Readonly<Record<string, unknown>>
  /** Only these, whatever the filters; all that the filters leave where there are none. */
  selectedIds: readonly Identifier[]
}

/** Saves records as a file of comma-separated values. Returns how many, and the file's name: `updates-2026-11-21.csv`. */
export const exportRecords = async (
  provider: DataProvider,
  { resource, columns, sort, filter, selectedIds }: Wanted,
  t: TranslateFunction,
): Promise<{ count: number; fileName: string }> => {
  const list = async (by: Wanted['filter']) =>
    (
      await provider.getList<RaRecord>(resource.name, {
        sort,
        filter: by,
        pagination: { page: 1, perPage: allRows },
      })
    ).data
  const records: RaRecord[] = selectedIds.length === 0 ? await list(filter) : []
  for (let first = 0; first < selectedIds.length; first += idsAtOnce)
    records.push(...(await list({ id: selectedIds.slice(first, first + idsAtOnce) })))
  const fileName = `${resource.name}-${today()}.csv`
  downloadCsv(csvOf(columns, records, t), fileName)
  return { count: records.length, fileName }
}

/** How many ids fit into one URL. */
const idsAtOnce = 500
