import type { Settings } from '../env.ts'
import type { DbClient, Database } from '../db/tables.ts'
import { table } from '../crud/table.ts'
import { checksum, checksumOf } from './checksum.ts'
import { continueFrom, isNumbered, lastNumber } from './numbering.ts'
import { countRows, rowsOf } from './rows.ts'
import type { Shape } from './shape.ts'

/** One end of a transfer. */
export interface End {
  db: Database
  kind: Settings['database']['kind']
}
/** Told as rows are written, and again as they are read back: how many of how many. */
export type TransferProgress = (done: number, of: number) => void

/** What was written isn't what was read. */
export class NotTheSame extends Error {}

export interface Transferred {
  rows: number
  /** By the names of tables, in digits. */
  checksums: Readonly<Record<string, string>>
}

/**
 * Copies every row from one database into another of the same shape that holds nothing: all of it or nothing, from one
 * moment's state while others go on writing. Reads it back and compares; throws `NotTheSame`. Answers how many rows
 * there are, and the checksum of each table.
 */
export const transfer = async (
  from: End,
  to: End,
  shapes: readonly Shape[],
  onProgress: TransferProgress = () => undefined,
): Promise<Transferred> =>
  atOneMoment(from, (source) =>
    to.db.transaction().execute(async (target) => {
      const counts = await Promise.all(shapes.map((shape) => countRows(source, shape)))
      const total = counts.reduce((sum, count) => sum + count, 0)
      const checksums: Record<string, string> = {}
      let done = 0
      const step = (rows: number): void => onProgress((done += rows), total * 2)
      // Migrations put a row here and there into a new database; their own come from the other.
      for (const { name } of shapes.toReversed()) await table(target).deleteFrom(name).execute()
      for (const shape of shapes) {
        const written = await copy(source, target, shape, step)
        if (isNumbered(shape))
          await continueFrom(target, to.kind, shape, await lastNumber(source, from.kind, shape))
        if ((await checksumOf(target, shape, step)) !== written)
          throw new NotTheSame(`The rows of ${shape.name} were not written as they were read.`)
        checksums[shape.name] = String(written)
      }
      return { rows: total, checksums }
    }),
  )

/** Everything that is read here is of one moment. */
const atOneMoment = <T>({ db, kind }: End, work: (source: DbClient) => Promise<T>): Promise<T> => {
  const transaction = db.transaction()
  // In WAL mode a transaction of SQLite reads one state by itself (sqlite.org/isolation.html).
  return (kind === 'sqlite' ? transaction : transaction.setIsolationLevel('repeatable read')).execute(work)
}

const copy = async (source: DbClient, target: DbClient, shape: Shape, step: (rows: number) => void) => {
  const sum = checksum()
  for await (const rows of rowsOf(source, shape)) {
    for (const row of rows) sum.add(shape, row)
    await table(target).insertInto(shape.name).values(rows).execute()
    step(rows.length)
  }
  return sum.value()
}
