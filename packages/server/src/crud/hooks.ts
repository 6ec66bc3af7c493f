import type { FormerText } from '@kampana/shared/api/version'
import type { Action } from '@kampana/shared/resource'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely'
import type { EngineTables } from '../db/engine-tables.ts'
import type { Causer, Viewer } from './activity.ts'
import type { Condition } from './query/list-query.ts'
import type { EtagCheck } from './etag.ts'
import type { Store } from './store.ts'
import type { AnyTables, InputValues, Row } from './table.ts'

/** What types the hooks of one resource; without it they take any. */
export interface HookTypes {
  tables: EngineTables
  row: Row
  /** An input; of an edit only what differs. */
  input: InputValues
  /** The names of its custom actions. */
  action: string
}

/** A change to be authorized. */
type Intent<T extends HookTypes> = {
  /**
   * The record's values; for an edit only what differs, for a restore what would create it again, for a custom action those
   * that its own input sets.
   */
  input: T['input']
  /** A custom action's own input; empty for any other change. */
  actionInput: InputValues
  causer: Causer
} & (
  | { action: 'create'; old: null }
  | { action: 'restore'; old: null; id: number }
  | { action: 'edit' | 'delete' | T['action']; old: T['row'] }
)

type ReadScope = (
  eb: ExpressionBuilder<AnyTables, string>,
  viewer: Viewer | null,
  conditions: readonly Condition[],
) => Expression<SqlBool>

type Client<T extends HookTypes> = Kysely<T['tables']> | Transaction<T['tables']>

/** Hooks by which a resource differs from what the engine does for every other; all of them are optional. `asked` is what `asks` declares. */
export interface RecordHooks<T extends HookTypes = HookTypes> {
  /** Columns computed from the others whenever a record is written; `old` is the former record, null for a new one. */
  computedColumns?: (
    record: Partial<T['row']>,
    old: T['row'] | null,
    change: { causer: Causer; now: Date },
  ) => Record<string, unknown>
  /** Columns besides the declared fields that records include. */
  extraColumns?: readonly string[]
  /** The wire's form of a row. */
  serialize?: (row: T['row']) => Row
  /** Removes from a serialized row what the viewer may not read. */
  redact?: (row: Row, viewer: Viewer | null) => Row
  /** The rows that a viewer's list with these conditions may contain; which of them visitors read is declared (`visibleWhere`). */
  listScope?: ReadScope
  /** The paths at which a record's page on the site was before; the declaration gives today's. */
  formerPaths?: (db: Client<T>, id: number) => Promise<string[]>
  /** What was written of a record before it was one, which its versions end with. */
  formerTexts?: (db: Client<T>, id: number) => Promise<FormerText[]>
  /** Further tables whose rows are deleted and restored with a record, and their column of the record's id. */
  cascade?: readonly { table: string; column: string }[]
  /** Refuses to delete a record in a way that the request can overrule, which says so after reading why. */
  checkRemoval?: (request: FastifyRequest) => EtagCheck
  /** Throws where a change needs more than the action's permission. */
  authorize?: (trx: Transaction<T['tables']>, intent: Intent<T>) => Promise<void>
  /** Run in the transaction of a change. */
  onCreate?: (
    trx: Transaction<T['tables']>,
    record: T['row'],
    causer: Causer,
    asked: InputValues,
  ) => Promise<void>
  onEdit?: (
    trx: Transaction<T['tables']>,
    old: T['row'],
    record: T['row'],
    causer: Causer,
    asked: InputValues,
  ) => Promise<void>
  onRemove?: (
    trx: Transaction<T['tables']>,
    old: T['row'],
    causer: Causer,
    asked: InputValues,
  ) => Promise<void>
  onRestore?: (trx: Transaction<T['tables']>, record: T['row']) => Promise<void>
  onAction?: (
    trx: Transaction<T['tables']>,
    action: T['action'],
    record: T['row'],
    by: { input: InputValues; old: T['row']; causer: Causer },
  ) => Promise<void>
  /** The notice after a record was created or edited, where it says more than that; `old` is the former record. */
  describeChange?: (record: T['row'], old: T['row'] | null) => string | undefined
  /** Runs after the transaction that created, edited or restored a record, or did a custom action to it, is committed. */
  afterCommit?: (record: T['row']) => void
  /** Adds to a single record what lists don't include. */
  detail?: (row: T['row']) => Promise<T['row']>
  /** Groups the rows of a list. */
  groupRows?: (rows: readonly Row[]) => unknown[]
  /** Actions whose routes are among `routes` instead of the engine's. */
  customRoutes?: readonly Action[]
  /** Adds routes of its own. */
  routes?: (app: FastifyInstance, store: Store) => void
}

/** A resource's hooks with its declared rule of visibility (visibility.ts), as the engine asks them. */
export interface EngineHooks extends Omit<RecordHooks, 'listScope'> {
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
