import type * as z from 'zod'

/**
 * The properties of every field. `Read` is the type of its value in a record, `Written` that in an input; both exist only for
 * the compiler.
 */
export interface BaseField<Read = unknown, Written = Read> {
  label: string
  /** A sentence below its input that tells staff what to write, or what becomes of it. */
  help?: string
  required: boolean
  /** Only the server sets it. */
  readOnly: boolean
  /** Written at creation and immutable afterwards. */
  fixed?: boolean
  /** Whether a list's rows include it. Long values are left out by default. */
  inList: boolean
  /** Whether only the API has it, for filters; no screen shows it. */
  apiOnly?: boolean
  /**
   * Restricts it to records whose other field has this value, or one of these; otherwise it is null. There it may be optional, or with one
   * of the values, whatever it is `requiredWith`.
   */
  condition?: { field: string; is: string | readonly string[]; optional?: true; optionalFor?: string }
  /** It is required while this other field has a value, and may be left out otherwise. */
  requiredWith?: string
  /** Left out, it has the value of this other field, such as the last day of an event of one day. */
  defaultsTo?: string
  /** Whether its values are addresses of the record itself on this site, each of which one thing has. */
  isOwnAddress?: true
  readonly types?: { read: Read; written: Written }
}

/**
 * How values are stored, which determines filters and sorting. The server implements each in `server/src/crud/storage`.
 *
 * - `text`: prose, sorted and searched case-insensitively
 * - `token`: text that is compared exactly
 * - `instant`: ISO 8601 in UTC
 * - `integer`, `double`: numbers
 * - `list`: several texts as JSON
 * - `rows`: several rows of cells as JSON, filtered by a cell's text
 * - `reference`: the id of another record
 * - `pairs`: a join table
 * - `custom`: columns of a hand-written migration, without filters and sorting
 */
export type Storage =
  | 'text'
  | 'token'
  | 'instant'
  | 'integer'
  | 'double'
  | 'list'
  | 'rows'
  | 'reference'
  | 'pairs'
  | 'custom'

/** The uploads of a field: a picture, a file, or pictures in its rich text. */
export type UploadKind = 'picture' | 'file' | 'pictures and files in text'

/** An address in a value: of an upload, of a page here or of another site. */
export interface AddressUse {
  address: string
  /** Whether the value shows what is there, as a picture; otherwise it links to it. */
  isShown: boolean
  /** What the value says of the picture. */
  description?: string
}

/** The definition of a kind of field for shared and server. */
export interface Kind<F extends BaseField> {
  storage: Storage
  upload: UploadKind | null
  /** Preprocesses input for `input`: trims strings, turns `''` and undefined into null, and text into numbers. */
  clean: (value: unknown) => unknown
  /** The input schema of a value that isn't null, with Laravel's texts. `name` is the field's humanized name. */
  input: (field: F, name: string) => z.ZodType
  /**
   * The reply schema of a value that isn't null, which OpenAPI shows; null where no reply has the field. It coerces what other
   * back ends send: text into numbers, true into 1, a datetime into a day of `timeZone`.
   */
  reply: ((field: F, timeZone: string) => z.ZodType) | null
  /** The value, or null, as English text for the search index. */
  text: (value: unknown, field: F) => string
  /**
   * The addresses in a value, which may be null; null where no value has any. Uploads whose address no record has are deleted
   * after a time.
   */
  uses: ((value: unknown, field: F) => readonly AddressUse[]) | null
}

export const baseField = (label: string) => ({ label, required: true, readOnly: false, inList: true })
