import type { ListQuery, ListResult } from './list-query.ts'

/** Reads a list in ranges of `size` rows until its end, or up to `max` rows. */
export const readRanges = async <T>(
  read: (range: NonNullable<ListQuery['range']>) => Promise<ListResult<T>>,
  size: number,
  max = Infinity,
): Promise<T[]> => {
  const rows: T[] = []
  while (rows.length < max) {
    const { data, total } = await read([rows.length, Math.min(rows.length + size, max) - 1])
    rows.push(...data)
    if (data.length === 0 || rows.length >= total) break
  }
  return rows
}
