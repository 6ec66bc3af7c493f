import type { FastifyInstance } from 'fastify'
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Causer } from './activity.ts'
import type { Store } from './store.ts'
import type { AnyTables, Input, Row } from './table.ts'

/** A change that somebody is about to make. */
export interface Intent {
  action: 'create' | 'edit' | 'delete'
  /** What they send; of an edit only what differs. */
  input: Input
  old: Row | null
  causer: Causer
}

/** What a resource does differently from every other. All of it is optional. */
export interface Difference {
  /** Columns computed from the others whenever a record is written. */
  derive?: (record: Input) => Record<string, unknown>
  /** Columns besides the declared fields that records carry. */
  listed?: readonly string[]
  /** A row as the wire has it. */
  present?: (row: Row) => Row
  /** Which rows a person finds in lists. */
  sees?: (eb: ExpressionBuilder<AnyTables, string>, viewer: Causer | null) => Expression<SqlBool>
  /** Refuses, by throwing, a change that the permission alone doesn't decide. */
  allow?: (trx: Transaction<Tables>, intent: Intent) => Promise<void>
  /** More to do in the transaction of a change. */
  onCreate?: (trx: Transaction<Tables>, record: Row) => Promise<void>
  onEdit?: (trx: Transaction<Tables>, old: Row, record: Row) => Promise<void>
  onRemove?: (trx: Transaction<Tables>, old: Row) => Promise<void>
  /** Whether a list answers its rows in groups. */
  group?: (rows: readonly Row[]) => unknown[]
  /** Calls of its own. */
  routes?: (app: FastifyInstance, store: Store) => void
}
