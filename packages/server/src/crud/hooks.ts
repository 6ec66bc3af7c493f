import type { FormerText } from '@kampana/shared/api/version'
import type { Action, InputOf } from '@kampana/shared/resource'
import type { CustomActionOf, ResourceName, ResourceNamed } from '@kampana/shared/resources/index'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import type { RowOf } from '../db/resource-tables.ts'
import type { DbClient, Tables } from '../db/tables.ts'
import type { Causer, Viewer } from './activity.ts'
import type { Condition } from './query/list-query.ts'
import type { Check } from './etag.ts'
import type { Store } from './store.ts'
import type { AnyTables, InputValues, Row } from './table.ts'

/** The row of a resource, typed if its name is known. */
export type RowFor<N extends string> = N extends ResourceName ? Row & RowOf<ResourceNamed<N>> : Row

/** The input of a resource; for an edit only what differs. */
type InputFor<N extends string> = N extends ResourceName ? Partial<InputOf<ResourceNamed<N>>> : InputValues

/** A change to be authorized. */
type Intent<N extends string = string> = {
  /**
   * The record's values; for an edit only what differs, for a restore what would create it again, for a custom action those
   * that its own input sets.
   */
  input: InputFor<N>
  /** A custom action's own input; empty for any other change. */
  actionInput: InputValues
  causer: Causer
} & (
  | { action: 'create'; old: null }
  | { action: 'restore'; old: null; id: number }
  | { action: 'edit' | 'delete' | CustomActionOf<N>; old: RowFor<N> }
)

type Trx = Transaction<Tables>

type ReadScope = (
  eb: ExpressionBuilder<AnyTables, string>,
  viewer: Viewer | null,
  conditions: readonly Condition[],
) => Expression<SqlBool>

/**
 * Hooks by which a resource differs from what the engine does for every other; all of them are optional. The resource's
 * name types its rows and inputs: `ResourceHooks<'users'>`.
 */
export interface ResourceHooks<N extends string = string> {
  /** Columns computed from the others whenever a record is written; `old` is the former record, null for a new one. */
  computedColumns?: (
    record: Partial<RowFor<N>>,
    old: RowFor<N> | null,
    change: { causer: Causer; now: Date },
  ) => Record<string, unknown>
  /** Columns besides the declared fields that records include. */
  extraColumns?: readonly string[]
  /** The wire's form of a row. */
  serialize?: (row: RowFor<N>) => Row
  /** Removes from a serialized row what the viewer may not read. */
  redact?: (row: Row, viewer: Viewer | null) => Row
  /** The rows that a viewer's list with these conditions may contain; which of them visitors read is declared (`visibleWhere`). */
  listScope?: ReadScope
  /** The paths at which a record's page on the site was before; the declaration gives today's. */
  formerPaths?: (db: DbClient, id: number) => Promise<string[]>
  /** What was written of a record before it was one, which its versions end with. */
  formerTexts?: (db: DbClient, id: number) => Promise<FormerText[]>
  /** Further tables whose rows are deleted and restored with a record, and their column of the record's id. */
  cascade?: readonly { table: string; column: string }[]
  /** Refuses to delete a record in a way that the request can overrule, which says so after reading why. */
  checkRemoval?: (request: FastifyRequest) => Check
  /** Throws where a change needs more than the action's permission. */
  authorize?: (trx: Trx, intent: Intent<N>) => Promise<void>
  /** Run in the transaction of a change. */
  onCreate?: (trx: Trx, record: RowFor<N>, causer: Causer) => Promise<void>
  onEdit?: (trx: Trx, old: RowFor<N>, record: RowFor<N>, causer: Causer) => Promise<void>
  onRemove?: (trx: Trx, old: RowFor<N>) => Promise<void>
  onRestore?: (trx: Trx, record: RowFor<N>) => Promise<void>
  onAction?: (
    trx: Trx,
    action: CustomActionOf<N>,
    record: RowFor<N>,
    by: { input: InputValues; old: RowFor<N>; causer: Causer },
  ) => Promise<void>
  /** The notice after a record was created or edited, where it says more than that; `old` is the former record. */
  describeChange?: (record: RowFor<N>, old: RowFor<N> | null) => string | undefined
  /** Runs after the transaction that created, edited or restored a record, or did a custom action to it, is committed. */
  afterCommit?: (record: RowFor<N>) => void
  /** Adds to a single record what lists don't include. */
  detail?: (row: RowFor<N>) => Promise<RowFor<N>>
  /** Groups the rows of a list. */
  groupRows?: (rows: readonly Row[]) => unknown[]
  /** Actions whose routes are among `routes` instead of the engine's. */
  customRoutes?: readonly Action[]
  /** Adds routes of its own. */
  routes?: (app: FastifyInstance, store: Store) => void
}

/** A resource's hooks with its declared rule of visibility (visibility.ts), as the engine asks them. */
export interface EngineHooks extends Omit<ResourceHooks, 'listScope'> {
  /** Whether visitors can read a record. */
  isVisible: (row: Readonly<Record<string, unknown>>) => boolean
  /** The rows that a viewer's list with these conditions may contain; absent where it may contain all. */
  readScope?: ReadScope
  /**
   * Whether a viewer may read a record by its id; otherwise the reply is a 404, and other records don't name it. Absent where
   * the call's permission suffices. Decides by `readColumns`.
   */
  canRead?: (row: Readonly<Record<string, unknown>>, viewer: Viewer | null) => boolean
}
