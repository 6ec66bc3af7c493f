import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Row } from './select.ts'
import type { Input, Store } from './store.ts'

/** What a resource does differently from every other. All of it is optional. */
export interface Difference {
  /** Columns computed from the others whenever a record is written. */
  derive?: (record: Input) => Record<string, unknown>
  /** Columns besides the declared fields that lists carry. */
  listed?: readonly string[]
  /** A row as the wire has it. */
  present?: (row: Row) => Row
  /** More to do in the transaction of a change. */
  onCreate?: (trx: Transaction<Tables>, record: Row) => Promise<void>
  onEdit?: (trx: Transaction<Tables>, old: Row, record: Row) => Promise<void>
  /** Whether a list answers its rows in groups. */
  group?: (rows: readonly Row[]) => unknown[]
  /** Calls of its own. */
  routes?: (app: FastifyInstance, store: Store) => void
}
