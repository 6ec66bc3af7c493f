import type { EngineClient, EngineTransaction } from '../db/engine-tables.ts'
import type { Causer, Viewer } from './activity.ts'
import type { ParsedQuery } from './query/list-query.ts'
import type { InputValues, Row } from './table.ts'

/** A page of rows, how many match in all, and the words that were taken for those of a search that found nothing. */
export interface SelectedRows {
  rows: Row[]
  total: number
  instead?: string
}

/** What routes of a resource's own need of its records. */
export interface Store {
  /** Reads by `client`; by default text searches use the reader, other lists the main connection. */
  list: (query: ParsedQuery, viewer: Viewer | null, client?: EngineClient) => Promise<SelectedRows>
  find: (id: number) => Promise<Row>
  /** Creates several records, all or none; `inputs` runs first, in the same transaction. */
  createAll: (
    inputs: (trx: EngineTransaction) => Promise<readonly InputValues[]>,
    causer: Causer,
  ) => Promise<Row[]>
}
