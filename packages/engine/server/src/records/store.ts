import type { EngineClient, EngineTransaction } from '../db/engine-tables.ts'
import type { Causer, Viewer } from './activity.ts'
import type { ParsedQuery } from './query/list-query.ts'
import type { InputValues, Row } from './table.ts'
import type { Target } from './tree/find-position.ts'

/** A page of rows, the number of matches, and the corrected words of a search that found nothing. */
export interface SelectedRows {
  rows: Row[]
  total: number
  instead?: string
}

/** Access to a resource's records for its own routes. */
export interface Store {
  /** Reads with `client`. By default, text searches use the reader database and other lists the main connection. */
  list: (query: ParsedQuery, viewer: Viewer | null, client?: EngineClient) => Promise<SelectedRows>
  find: (id: number) => Promise<Row>
  /** Moves a record in an order by hand. */
  move: (id: number, target: Target, causer: Causer) => Promise<{ record: Row; changed: boolean }>
  /** Creates several records, all or none; `inputs` runs first, in the same transaction. */
  createAll: (
    inputs: (trx: EngineTransaction) => Promise<readonly InputValues[]>,
    causer: Causer,
  ) => Promise<Row[]>
}
