import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { DbClient, Database } from '../db/tables.ts'
import { table } from '@kampana/engine-server/records/table'
import { createChecksum, tableChecksum } from './checksum.ts'
import { countRows, readTableRows } from './rows.ts'
import type { TableColumns } from './table-columns.ts'

/** Called with the number of rows and the total, while rows are written and again while they are read back. */
export type TransferProgress = (done: number, of: number) => void

/** The rows read back differ from those written. */
export class ChecksumMismatch extends Error {}

export interface Transferred {
  rows: number
  /** Checksums by table name, as decimal digits. */
  checksums: Readonly<Record<string, string>>
}

/**
 * Copies every row to another database with the same schema, all or nothing, from one snapshot while others write. Reads
 * everything back and compares; throws `ChecksumMismatch`. Returns the number of rows and each table's checksum.
 */
export const transfer = async (
  from: Database,
  to: Database,
  shapes: readonly TableColumns[],
  onProgress: TransferProgress = () => undefined,
): Promise<Transferred> =>
  dialectOf(from).snapshot(from, (source) =>
    to.transaction().execute(async (target) => {
      const counts = await Promise.all(shapes.map((shape) => countRows(source, shape)))
      const total = counts.reduce((sum, count) => sum + count, 0)
      const checksums: Record<string, string> = {}
      let done = 0
      const step = (rows: number): void => onProgress((done += rows), total * 2)
      // Migrations insert a few rows into a new database, which the source also contains.
      for (const { name } of shapes.toReversed()) await table(target).deleteFrom(name).execute()
      for (const shape of shapes) {
        const written = await copy(source, target, shape, step)
        if (isSerial(shape)) await copySequence(source, target, shape)
        if ((await tableChecksum(target, shape, step)) !== written)
          throw new ChecksumMismatch(
            `The copied rows of ${shape.name} differ from the source. Nothing was changed.`,
          )
        checksums[shape.name] = String(written)
      }
      return { rows: total, checksums }
    }),
  )

const copy = async (
  source: DbClient,
  target: DbClient,
  shape: TableColumns,
  step: (rows: number) => void,
) => {
  const sum = createChecksum()
  for await (const rows of readTableRows(source, shape)) {
    for (const row of rows) sum.add(shape, row)
    await table(target).insertInto(shape.name).values(rows).execute()
    step(rows.length)
  }
  return sum.value()
}

/** True if a table's ids come from a sequence. */
const isSerial = ({ key }: TableColumns): boolean => key.length === 1 && key[0] === 'id'

/** Continues a table's sequence, so that ids of deleted records are never reused. */
const copySequence = async (source: DbClient, target: DbClient, { name }: TableColumns): Promise<void> => {
  const last = await dialectOf(source).readSequence(source, name)
  if (last > 0) await dialectOf(target).setSequence(target, name, last)
}
