import type { CreateTableBuilder, Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import type { EngineClient, EngineDatabase, EngineTables, EngineTransaction } from '../engine-tables.ts'
import type { MatchedIds, LongerWords, Match, MatchOptions, Term } from './terms.ts'

type Trx = EngineTransaction
type Condition = RawBuilder<SqlBool>

/** Differences between SQLite and PostgreSQL. No other code checks which database it uses. */
export interface Dialect {
  /** True if nodes on several machines can share the database. */
  isShared: boolean
  /** Statements that create the functions used by indexes and queries. */
  functions: readonly string[]
  /** Translates a table or index definition into this database's SQL. */
  define: (statement: string) => string
  /** Adds the numeric primary key `id` to a table. */
  id: <Table extends string, Columns extends string>(
    table: CreateTableBuilder<Table, Columns>,
  ) => CreateTableBuilder<Table, Columns | 'id'>
  /** `nulls first` in an index, as in lists. */
  nullsFirst: RawBuilder<unknown>
  /** Runs work that only one starting node may do at a time. */
  advisoryLock: <T>(db: EngineDatabase, work: () => Promise<T>) => Promise<T>
  /**
   * Holds a number as this process's name while `work` runs, so that other nodes see that it is alive. A lost connection loses
   * the name and aborts the signal.
   */
  holdName: (db: EngineDatabase, name: number, work: (lost: AbortSignal) => Promise<void>) => Promise<void>
  /** Names that no process holds anymore. On SQLite: all except `own`. */
  deadNames: (db: EngineDatabase, names: readonly number[], own?: number) => Promise<number[]>
  /** Makes other processes that migrate the same database wait until the transaction ends. */
  lockMigrations: (trx: Trx) => Promise<void>
  /** Makes other transactions that lock this name wait until this one ends. */
  lockName: (trx: Trx, name: string) => Promise<void>
  /** Makes other transactions that write to a table wait until this one ends. */
  lockTable: (trx: Trx, table: string) => Promise<void>
  /** Extra expression for the statement that increments the cache version. It notifies other nodes. */
  notify: RawBuilder<unknown> | undefined
  /** Runs reads that all see the same snapshot. */
  snapshot: <T, Tables extends EngineTables>(
    db: Kysely<Tables>,
    work: (trx: Transaction<Tables>) => Promise<T>,
  ) => Promise<T>
  /** The database's clock in milliseconds since 1970; undefined for SQLite, which uses this machine's clock. */
  readClock: ((db: EngineDatabase) => Promise<number>) | undefined
  /** Last id that a table assigned; 0 if none. */
  readSequence: (client: EngineClient, table: string) => Promise<number>
  setSequence: (client: EngineClient, table: string, last: number) => Promise<void>
  /** Condition: a text matches every pattern, with `\` as the escape character. */
  likeAll: (text: RawBuilder<unknown>, patterns: readonly string[]) => Condition
  /** Query that lists ids as `id`. The statement is the same for any number of ids, so it stays prepared. */
  listIds: (ids: readonly number[]) => RawBuilder<unknown>
  /** Condition: a column's value is in the result of a query, which runs only once. */
  isAmong: (column: string, query: RawBuilder<unknown>) => Condition
  /** Name of a table in a CTE that has the table's own name. */
  shadowed: (table: string) => string
  /** Converts a JSON text into a row named `row`, with the columns of a table. */
  rowOfJson: (json: string, table: string, columns: readonly string[]) => RawBuilder<unknown>
  /**
   * Writes bytes to the database's storage and removes them again. Rejects with the system's or the database's error if they
   * don't fit. `folder` is DATA_DIR.
   */
  tryWrite: (db: EngineDatabase, folder: string, bytes: Uint8Array) => Promise<void>
  trigrams: Trigrams
  fullText: FullText
}

/** Indexes of folded texts for `like '%words%'`. */
export interface Trigrams {
  /** Statements that create the index of a table's columns. */
  make: (table: string, columns: readonly string[]) => readonly string[]
  /** Ids of rows whose texts contain all of these trigrams. */
  find: (table: string, columns: readonly string[], trigrams: readonly string[]) => RawBuilder<{ id: number }>
}

/**
 * Full-text indexes of the tables `search` and `record_words`. Words are folded to letters and digits, so none is an operator.
 */
export interface FullText {
  /** Statements that create both indexes. */
  make: readonly string[]
  /** Statements that create the index of titles (migration 0104). */
  indexTitles: readonly string[]
  /** For each match, the ids of the newest records in `search` and of all pages. */
  newest: (client: EngineClient, matches: readonly Match[]) => Promise<MatchedIds>
  /** For each match, the candidates that have it, for ranking. */
  among: (client: EngineClient, matches: readonly Match[], ids: readonly number[]) => Promise<MatchedIds>
  /** Condition: a row of `search` or of `record_words` matches. */
  inSearch: (terms: readonly Term[], options: MatchOptions) => Condition
  inRecordWords: (terms: readonly Term[], options: MatchOptions) => Condition
  /** True if searching a few given rows is faster than searching all. */
  isFasterAmong: boolean
  /** Longer words that start with each prefix, if looking them up one by one is faster. */
  longerWords: (client: EngineClient, words: readonly string[]) => Promise<LongerWords>
}
