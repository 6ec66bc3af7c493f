import type { GetListParams, GetListResult, RaRecord } from 'react-admin'
import { allRows } from './all-rows.ts'

type List = (params: GetListParams) => Promise<GetListResult>

/** Reads a list, in several calls if all rows are requested and the server limits a reply (ours: 10,000 rows). */
export const fetchAllPages = async (list: List, params: GetListParams): Promise<GetListResult> => {
  const first = await list(params)
  let { total = 0 } = first
  const size = first.data.length
  if (params.pagination?.perPage !== allRows || size === 0 || size >= total) return first
  const records = new Map(first.data.map((record: RaRecord) => [record.id, record]))
  for (let page = 2; records.size < total; page++) {
    const { data, ...counted } = await list({ ...params, pagination: { page, perPage: size } })
    // A full-text search's total is a lower bound until the last page.
    total = counted.total ?? total
    const known = records.size
    for (const record of data) records.set(record.id, record)
    // A server that repeats rows ignores the range and has no further rows.
    if (records.size === known) break
  }
  return { ...first, data: [...records.values()] }
}
