import type { Action } from '@kampana/shared/resource'
import type { FastifyInstance } from 'fastify'
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Causer } from './activity.ts'
import type { Condition } from './list-query.ts'
import type { Store } from './store.ts'
import type { AnyTables, Input, Row } from './table.ts'

/** Who looks at records: a person signed in, and what they may do. */
export interface Viewer extends Causer {
  permissions: ReadonlySet<string>
}

/** A change that somebody is about to make. */
export interface Intent {
  action: 'create' | 'edit' | 'delete' | 'restore'
  /** What they send; of an edit only what differs, of a return what would have to be sent to make it anew. */
  input: Input
  old: Row | null
  causer: Causer
}

/** Hooks by which a resource differs from what the engine does for every other. All of them are optional. */
export interface ResourceHooks {
  /** Columns computed from the others whenever a record is written; `old` is what it was, null where it is made. */
  computedColumns?: (record: Input, old: Row | null) => Record<string, unknown>
  /** Columns besides the declared fields that records carry. */
  extraColumns?: readonly string[]
  /** A row as the wire has it. */
  serialize?: (row: Row) => Row
  /** What of a row, as the wire has it, a person may read. */
  redact?: (row: Row, viewer: Viewer | null) => Row
  /** Which rows a person finds in lists, by what they ask. */
  readScope?: (
    eb: ExpressionBuilder<AnyTables, string>,
    viewer: Viewer | null,
    conditions: readonly Condition[],
  ) => Expression<SqlBool>
  /** Whether a record is shown to a person by its number; to whom it isn't, it doesn't exist. */
  canRead?: (row: Row, viewer: Viewer | null) => boolean
  /** Further tables whose rows go with a record and come back with it, and their column of the record's id. */
  cascade?: readonly { table: string; column: string }[]
  /** Refuses, by throwing, a change that the permission alone doesn't decide. */
  authorize?: (trx: Transaction<Tables>, intent: Intent) => Promise<void>
  /** More to do in the transaction of a change. */
  onCreate?: (trx: Transaction<Tables>, record: Row) => Promise<void>
  onEdit?: (trx: Transaction<Tables>, old: Row, record: Row) => Promise<void>
  onRemove?: (trx: Transaction<Tables>, old: Row) => Promise<void>
  onRestore?: (trx: Transaction<Tables>, record: Row) => Promise<void>
  /** What follows once a record has been made, changed or brought back, and the transaction is committed. */
  afterCommit?: (record: Row) => void
  /** What else the answer of one record tells, as a row; lists don't. */
  detail?: (row: Row) => Promise<Row>
  /** Whether a list answers its rows in groups. */
  groupRows?: (rows: readonly Row[]) => unknown[]
  /** Actions whose calls are its own, among `routes`. */
  customRoutes?: readonly Action[]
  /** Calls of its own. */
  routes?: (app: FastifyInstance, store: Store) => void
}
