import type { CreateTableBuilder, Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import type { EngineClient, EngineDatabase, EngineTables, EngineTransaction } from '../engine-tables.ts'
import type { MatchedIds, LongerWords, Match, MatchOptions, Term } from './terms.ts'

type Trx = EngineTransaction
type Condition = RawBuilder<SqlBool>

/** What SQLite and PostgreSQL say differently. Nothing else asks which of them it speaks to. */
export interface Dialect {
  /** Whether nodes on several machines may share the database. */
  isShared: boolean
  /** Statements that make the functions which indexes and queries use. */
  functions: readonly string[]
  /** A table's or index's definition in this database's words. */
  define: (statement: string) => string
  /** Adds the numbered key `id` to a table. */
  id: <Table extends string, Columns extends string>(
    table: CreateTableBuilder<Table, Columns>,
  ) => CreateTableBuilder<Table, Columns | 'id'>
  /** For an index, `nulls first` as in lists. */
  nullsFirst: RawBuilder<unknown>
  /** Runs work that only one of several starting nodes may do at a time. */
  advisoryLock: <T>(db: EngineDatabase, work: () => Promise<T>) => Promise<T>
  /**
   * Holds a number as this process's name while `work` runs, so that others see whether it lives. Whoever loses the connection has
   * lost the name, and `work` is told by the signal.
   */
  holdName: (db: EngineDatabase, name: number, work: (lost: AbortSignal) => Promise<void>) => Promise<void>
  /** Which of these names no process holds any more; on SQLite all are that this process doesn't say it has. */
  deadNames: (db: EngineDatabase, names: readonly number[], own?: number) => Promise<number[]>
  /** Makes another process that migrates the same database wait until the transaction ends. */
  lockMigrations: (trx: Trx) => Promise<void>
  /** Makes others that lock this name wait until the transaction ends. */
  lockName: (trx: Trx, name: string) => Promise<void>
  /** Makes others that write to a table wait until the transaction ends. */
  lockTable: (trx: Trx, table: string) => Promise<void>
  /** What else the increment of the cache version returns, so that other nodes hear of it. */
  notify: RawBuilder<unknown> | undefined
  /** Runs reads that all see one state of the database. */
  snapshot: <T, Tables extends EngineTables>(
    db: Kysely<Tables>,
    work: (trx: Transaction<Tables>) => Promise<T>,
  ) => Promise<T>
  /** The database's own clock, in milliseconds since 1970; undefined where it is this machine's. */
  readClock: ((db: EngineDatabase) => Promise<number>) | undefined
  /** The last id that a table has given, 0 where it gave none. */
  readSequence: (client: EngineClient, table: string) => Promise<number>
  setSequence: (client: EngineClient, table: string, last: number) => Promise<void>
  /** Whether a text is like each of some patterns, in which `\` is the escape. */
  likeAll: (text: RawBuilder<unknown>, patterns: readonly string[]) => Condition
  /** A query of these ids as `id`, in a statement that is the same for any number of them, so that it stays prepared. */
  listIds: (ids: readonly number[]) => RawBuilder<unknown>
  /** Whether a column's value is among those of a query, which runs only once. */
  isAmong: (column: string, query: RawBuilder<unknown>) => Condition
  /** The row that a JSON text has as `row`, as one of a table with these columns. */
  rowOfJson: (json: string, table: string, columns: readonly string[]) => RawBuilder<unknown>
  /**
   * Writes bytes where the database stores its rows, and takes them back. Rejects with the system's or the database's error if they
   * don't fit. `folder` is DATA_DIR.
   */
  tryWrite: (db: EngineDatabase, folder: string, bytes: Uint8Array) => Promise<void>
  trigrams: Trigrams
  fullText: FullText
}

/** The indexes of folded texts for `like '%words%'`. */
export interface Trigrams {
  /** Statements that make the index of a table's columns. */
  make: (table: string, columns: readonly string[]) => readonly string[]
  /** The ids of rows whose texts have all of these trigrams. */
  find: (table: string, columns: readonly string[], trigrams: readonly string[]) => RawBuilder<{ id: number }>
}

/** The full-text indexes of the tables `search` and `record_words`. Words are folded to letters and digits, so that none is an operator. */
export interface FullText {
  /** Statements that make both. */
  make: readonly string[]
  /** Statements that make the index of titles alone (migration 0104). */
  indexTitles: readonly string[]
  /** Of each match the ids of the newest records in `search`, and of all pages. */
  newest: (client: EngineClient, matches: readonly Match[]) => Promise<MatchedIds>
  /** Which of some candidates each match has, for ranking. */
  among: (client: EngineClient, matches: readonly Match[], ids: readonly number[]) => Promise<MatchedIds>
  /** Whether a row of `search`, or of `record_words`, matches. */
  inSearch: (terms: readonly Term[], options: MatchOptions) => Condition
  inRecordWords: (terms: readonly Term[], options: MatchOptions) => Condition
  /** Whether a search among few rows is faster than one of all. */
  isFasterAmong: boolean
  /** The longer words of prefixes, where looking for each of them is faster. */
  longerWords: (client: EngineClient, words: readonly string[]) => Promise<LongerWords>
}
