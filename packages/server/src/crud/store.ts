import type { Transaction } from 'kysely'
import type { DbClient, Tables } from '../db/tables.ts'
import type { Causer, Viewer } from './activity.ts'
import type { Check } from './etag.ts'
import type { VersionDetail, VersionPage } from '@kampana/shared/api/version'
import type { ParsedQuery } from './query/list-query.ts'
import type { FieldErrors } from '../error.ts'
import type { InputValues, Row } from './table.ts'
import type { Target } from './tree/target.ts'

/** A page of rows, how many match in all, and the words that were taken for those of a search that found nothing. */
export interface SelectedRows {
  rows: Row[]
  total: number
  instead?: string
}

/** What a file that is read in needs of a store. */
export interface Importer {
  /** Whether each input could be created, without writing anything: its errors by field, or null. */
  check: (inputs: readonly (InputValues | null)[], causer: Causer) => Promise<(FieldErrors | null)[]>
  /** Creates records, all or none, and keeps which they are, so that it can be undone. */
  importAll: (inputs: readonly InputValues[], causer: Causer) => Promise<{ id: number; count: number }>
}

/** Queries and changes of one resource's records. Every change writes its log entry in the same transaction. */
export interface Store extends Importer {
  /** Reads by `client`; by default text searches use the reader, other lists the main connection. */
  list: (query: ParsedQuery, viewer: Viewer | null, client?: DbClient) => Promise<SelectedRows>
  find: (id: number) => Promise<Row>
  create: (input: InputValues, causer: Causer) => Promise<Row>
  /** Creates several records, all or none; `inputs` runs first, in the same transaction. */
  createAll: (
    inputs: (trx: Transaction<Tables>) => Promise<readonly InputValues[]>,
    causer: Causer,
  ) => Promise<Row[]>
  /** Edits a record. `readInput` parses the input given the locked record; `check` may refuse the change. */
  edit: (id: number, readInput: (old: Row) => InputValues, causer: Causer, check?: Check) => Promise<Edited>
  /** Does a custom action to a record, and returns the record as it then is. */
  act: (id: number, action: string, causer: Causer, input?: InputValues) => Promise<Acted>
  /** Does a custom action to several records in one transaction, and leaves out those that refuse it. */
  actAll: (ids: readonly number[], action: string, viewer: Viewer, input: InputValues) => Promise<ActedAll>
  /** Moves a record of a tree. */
  move: (id: number, target: Target, causer: Causer) => Promise<Edited>
  /** Deletes records, all or none. Returns until when they can be restored. */
  remove: (ids: readonly number[], causer: Causer, check?: Check) => Promise<string>
  /** Restores deleted records, all or none. */
  restore: (ids: readonly number[], viewer: Viewer) => Promise<Restored[]>
  /** A page of a record's versions, which `assertReadable` may refuse. A deleted record has them while it is in the trash. */
  versions: (
    id: number,
    before: number | undefined,
    assertReadable: (record: Row) => void,
  ) => Promise<VersionPage>
  /** A record as a version had it, for this viewer. */
  version: (
    id: number,
    version: number,
    viewer: Viewer,
    assertReadable: (record: Row) => void,
  ) => Promise<VersionDetail['data']>
  /** Edits a record so that it is as a former version was. */
  putBack: (request: PutBackRequest, causer: Causer) => Promise<PutBack>
}
export interface PutBackRequest {
  id: number
  version: number
  /** Parses what differs from the locked record, as an edit's input. */
  readInput: (differences: InputValues, old: Row) => InputValues
  check: Check
}
export interface PutBack extends Edited {
  /** Whether all related records were still there. */
  whole: boolean
  /** The version that the record was before. */
  former: number
}
export interface Edited {
  record: Row
  /** False where nothing differs. */
  changed: boolean
  /** The record before an edit. */
  old?: Row
}
export interface Acted extends Edited {
  /** The values that it set, as they were. */
  before: Readonly<Record<string, unknown>>
}
export interface ActedAll {
  changed: Acted[]
  refused: { id: number; title: string; message: string }[]
}
export interface Restored {
  record: Row
  /** Whether all relations could be restored. */
  whole: boolean
}
