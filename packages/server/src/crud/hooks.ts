import type { Action, InputOf } from '@kampana/shared/resource'
import type { ResourceName } from '@kampana/shared/resources/index'
import type { FastifyInstance } from 'fastify'
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import type { ResourceNamed, RowOf } from '../db/resource-tables.ts'
import type { Tables } from '../db/tables.ts'
import type { Causer } from './activity.ts'
import type { Condition } from './query/list-query.ts'
import type { Store } from './store.ts'
import type { AnyTables, InputValues, Row } from './table.ts'

/** Who looks at records: a person signed in, and what they may do. */
export interface Viewer extends Causer {
  permissions: ReadonlySet<string>
}

/** The row that the engine reads of a resource; of the engine's own, which knows none by name, any. */
export type RowFor<N extends string> = N extends ResourceName ? Row & RowOf<ResourceNamed<N>> : Row

/** What people send of a resource: of an edit only what differs. */
export type InputFor<N extends string> = N extends ResourceName
  ? Partial<InputOf<ResourceNamed<N>>>
  : InputValues

/** A change that somebody is about to make. */
export type Intent<N extends string = string> = {
  /** What they send; of an edit only what differs, of a return what would have to be sent to make it anew. */
  input: InputFor<N>
  causer: Causer
} & ({ action: 'create' | 'restore'; old: null } | { action: 'edit' | 'delete'; old: RowFor<N> })

type Trx = Transaction<Tables>

/**
 * Hooks by which a resource differs from what the engine does for every other; all of them are optional. The resource's
 * name types its rows and inputs: `ResourceHooks<'users'>`.
 */
export interface ResourceHooks<N extends string = string> {
  /** Columns computed from the others whenever a record is written; `old` is what it was, null where it is made. */
  computedColumns?: (record: Partial<RowFor<N>>, old: RowFor<N> | null) => Record<string, unknown>
  /** Columns besides the declared fields that records carry. */
  extraColumns?: readonly string[]
  /** A row as the wire has it. */
  serialize?: (row: RowFor<N>) => Row
  /** What of a row, as the wire has it, a person may read. */
  redact?: (row: Row, viewer: Viewer | null) => Row
  /** Which rows a person finds in lists, by what they ask. */
  readScope?: (
    eb: ExpressionBuilder<AnyTables, string>,
    viewer: Viewer | null,
    conditions: readonly Condition[],
  ) => Expression<SqlBool>
  /** Whether a record is shown to a person by its number; to whom it isn't, it doesn't exist. */
  canRead?: (row: RowFor<N>, viewer: Viewer | null) => boolean
  /** Further tables whose rows go with a record and come back with it, and their column of the record's id. */
  cascade?: readonly { table: string; column: string }[]
  /** Refuses, by throwing, a change that the permission alone doesn't decide. */
  authorize?: (trx: Trx, intent: Intent<N>) => Promise<void>
  /** More to do in the transaction of a change. */
  onCreate?: (trx: Trx, record: RowFor<N>) => Promise<void>
  onEdit?: (trx: Trx, old: RowFor<N>, record: RowFor<N>) => Promise<void>
  onRemove?: (trx: Trx, old: RowFor<N>) => Promise<void>
  onRestore?: (trx: Trx, record: RowFor<N>) => Promise<void>
  /** What follows once a record has been made, changed or brought back, and the transaction is committed. */
  afterCommit?: (record: RowFor<N>) => void
  /** What else the answer of one record tells, as a row; lists don't. */
  detail?: (row: RowFor<N>) => Promise<RowFor<N>>
  /** Whether a list answers its rows in groups. */
  groupRows?: (rows: readonly Row[]) => unknown[]
  /** Actions whose calls are its own, among `routes`. */
  customRoutes?: readonly Action[]
  /** Calls of its own. */
  routes?: (app: FastifyInstance, store: Store) => void
}
