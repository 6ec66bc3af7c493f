import type { Resource } from '@kampana/engine-declare/resource'
import type { Identifier, RaRecord, SortPayload, TranslateFunction } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { allRows } from '../../data-provider/all-rows.ts'
import { today } from '../../format/time-zone.ts'
import { toCsv, type CsvColumn } from './csv.ts'

/** Columns and records of an export. */
interface ExportOptions {
  resource: Resource
  columns: readonly CsvColumn[]
  sort: SortPayload
  filter: Readonly<Record<string, unknown>>
  /** Limits the export to these records, regardless of the filter. If empty, all records that match the filter are exported. */
  selectedIds: readonly Identifier[]
}

/** Saves records as a CSV file. Returns their number and the filename: `updates-2026-11-21.csv`. */
export const exportRecords = async (
  provider: EngineDataProvider,
  { resource, columns, sort, filter, selectedIds }: ExportOptions,
  t: TranslateFunction,
): Promise<{ count: number; fileName: string }> => {
  const list = async (where: ExportOptions['filter']) =>
    (
      await provider.getList<RaRecord>(resource.name, {
        sort,
        filter: where,
        pagination: { page: 1, perPage: allRows },
      })
    ).data
  const records: RaRecord[] = selectedIds.length === 0 ? await list(filter) : []
  for (let first = 0; first < selectedIds.length; first += idsPerRequest)
    records.push(...(await list({ id: selectedIds.slice(first, first + idsPerRequest) })))
  const long = columns.filter(({ field }) => !field.inList).map(({ name }) => name)
  if (long.length > 0) await addLongFields(provider, resource, records, long)
  const fileName = `${resource.name}-${today()}.csv`
  downloadCsv(toCsv(columns, records, t), fileName)
  return { count: records.length, fileName }
}

/** Adds fields that lists omit, in batches, since a reply includes them for a few rows only. */
const addLongFields = async (
  provider: EngineDataProvider,
  { name }: Resource,
  records: RaRecord[],
  include: readonly string[],
): Promise<void> => {
  for (let first = 0; first < records.length; first += rowsWithLongFields) {
    const part = records.slice(first, first + rowsWithLongFields)
    const rows = await provider.getLongFields(
      name,
      part.map(({ id }) => id),
      include,
    )
    for (const record of part) Object.assign(record, rows.get(record.id))
  }
}

/** The server's limit (`mostRowsWhole`). */
const rowsWithLongFields = 10
/** More ids would make the URL too long. */
const idsPerRequest = 500

/** Downloads a text as a file. The byte order mark (BOM) at the start lets Excel read UTF-8, such as ñ. */
const downloadCsv = (text: string, fileName: string): void => {
  // No event reports the end of a download, so the next download revokes the object URL.
  if (last) URL.revokeObjectURL(last)
  last = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: last, download: fileName })
  link.click()
}

let last: string | undefined
