import type { FormerText } from '@kampana/engine-declare/api/version'
import type { Action } from '@kampana/engine-declare/resource'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely'
import type { EngineTables } from '../../db/engine-tables.ts'
import type { Causer, Viewer } from '../activity.ts'
import type { CleanupJob } from '../context/cleanup-job.ts'
import type { Condition } from '../query/list-query.ts'
import type { EtagCheck } from '../etag.ts'
import type { Store } from '../store.ts'
import type { AnyTables, InputValues, Row } from '../table.ts'

/** Types of one resource's hooks; without it, hooks take any record. */
export interface HookTypes {
  tables: EngineTables
  row: Row
  /** An input; for an edit, only the changed values. */
  input: InputValues
  /** Names of the custom actions. */
  action: string
}

/** A change before it is written. */
type Intent<T extends HookTypes> = {
  /**
   * The record's values: for an edit, the changed ones; for a restore, those that would create the record again; for a custom
   * action, those set by its input.
   */
  input: T['input']
  /** Input of a custom action; empty for any other change. */
  actionInput: InputValues
  causer: Causer
} & (
  | { action: 'create'; old: null }
  | { action: 'restore'; old: null; id: number }
  | { action: 'edit' | 'delete' | T['action']; old: T['row'] }
)

/** A written change, in its transaction. */
export type Written<T extends HookTypes = HookTypes> = {
  /** The new record; the former one of a deletion. */
  record: T['row']
  /** Input of a custom action; empty for any other change. */
  input: InputValues
  /** Values that `asks` declares. */
  asked: InputValues
  causer: Causer
} & ({ action: 'create' | 'restore'; old: null } | { action: 'edit' | 'delete' | T['action']; old: T['row'] })

type ReadScope = (
  eb: ExpressionBuilder<AnyTables, string>,
  viewer: Viewer | null,
  conditions: readonly Condition[],
) => Expression<SqlBool>

type Client<T extends HookTypes> = Kysely<T['tables']> | Transaction<T['tables']>

type ComputeColumns<T extends HookTypes> = (
  record: Partial<T['row']>,
  old: T['row'] | null,
  change: { causer: Causer; now: Date },
) => Record<string, unknown>

/**
 * Optional hooks that change the engine's behavior for a resource. Several modules may contribute to an array, whose hooks run
 * in order. An error in a hook before the commit rolls the change back.
 */
export interface RecordHooks<T extends HookTypes = HookTypes> {
  /** Throw if a change needs more than the action's permission. */
  beforeWrite?: readonly ((trx: Transaction<T['tables']>, intent: Intent<T>) => Promise<void>)[]
  /** Compute columns from the others whenever a record is written; `old` is the former record, null for a new one. */
  computedColumns?: readonly ComputeColumns<T>[]
  /** Run after a record and its addresses are written, before search is updated. */
  afterWrite?: readonly ((trx: Transaction<T['tables']>, written: Written<T>) => Promise<void>)[]
  /** Run after a transaction that created, edited, restored or acted on a record is committed. An error is only logged. */
  afterCommit?: readonly ((record: T['row']) => void)[]
  /** Columns without a declared field that records include. */
  extraColumns?: readonly string[]
  /** Extra columns that records contain as an image, `{ src }`. */
  extraImages?: readonly string[]
  /** Convert a row to its wire format. */
  serialize?: readonly ((row: T['row']) => Row)[]
  /** Removes values that the viewer can't read from a serialized row. */
  redact?: (row: Row, viewer: Viewer | null) => Row
  /** Limits the rows of a viewer's list. Visibility for visitors is declared (`visibleWhere`). */
  listScope?: ReadScope
  /** Texts saved before the record existed, as its oldest versions. */
  formerTexts?: (db: Client<T>, id: number) => Promise<FormerText[]>
  /** Other tables whose rows are deleted and restored with a record, and their column of the record's id. */
  cascade?: readonly { table: string; column: string }[]
  /** Rejects a deletion unless the request confirms the problem explicitly. */
  checkRemoval?: (request: FastifyRequest) => EtagCheck
  /** More specific notice after a record was created or edited; `old` is the former record. */
  describeChange?: (record: T['row'], old: T['row'] | null) => string | undefined
  /** Adds values to a single record that lists omit. */
  detail?: (row: T['row']) => Promise<T['row']>
  /** Groups the rows of a list. */
  groupRows?: <R>(rows: readonly R[]) => R[][]
  /** Actions served by `routes` instead of the engine. */
  customRoutes?: readonly Action[]
  /** Jobs that delete expired rows of the resource. */
  cleanup?: readonly CleanupJob[]
  /** Adds routes. */
  routes?: (app: FastifyInstance, store: Store) => void
}

/** Hooks of a resource, combined with its declared visibility (combine-hooks.ts). */
export interface EngineHooks extends Omit<RecordHooks, 'listScope' | 'computedColumns' | 'serialize'> {
  computedColumns: ComputeColumns<HookTypes>
  serialize: (row: Row) => Row
  /** True if visitors can read a record. */
  isVisible: (row: Readonly<Record<string, unknown>>) => boolean
  /** Limits the rows of a viewer's list; absent if there is no limit. */
  readScope?: ReadScope
  /**
   * False if a viewer can't read a record by id: the reply is a 404, and other records don't name it. Absent if the call's
   * permission suffices. Decides by `readColumns`.
   */
  canRead?: (row: Readonly<Record<string, unknown>>, viewer: Viewer | null) => boolean
}
