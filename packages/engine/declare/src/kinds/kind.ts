import type * as z from 'zod'

/**
 * Properties of every field. `Read` is the type of its value in a record, `Written` in an input; both only exist for the
 * compiler.
 */
export interface BaseField<Read = unknown, Written = Read> {
  label: string
  /** Help text below the input, about the value and its effect. */
  help?: string
  required: boolean
  /** Set by the server only. */
  readOnly: boolean
  /** Set on creation and immutable afterwards. */
  fixed?: boolean
  /** True if a list's rows include it. Long values are omitted by default. */
  inList: boolean
  /** True if only the API has it, for filters; no screen shows it. */
  apiOnly?: boolean
  /**
   * Restricts it to records whose other field has this value, or one of these; otherwise it is null. Within the condition it
   * may be optional, always or for one of the values, regardless of `requiredWith`.
   */
  condition?: { field: string; is: string | readonly string[]; optional?: true; optionalFor?: string }
  /** Requires it while this other field has a value; optional otherwise. */
  requiredWith?: string
  /** Takes the value of this other field if it is omitted, such as the last day of a one-day event. */
  defaultsTo?: string
  /** True if its values are the record's own, unique addresses on this site. */
  isOwnAddress?: true
  readonly types?: { read: Read; written: Written }
}

/**
 * Storage of values, which determines filters and sorting. The server implements each in `engine/server/src/records/storage`.
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

/** Uploads of a field: an image, a file, or images in its rich text. */
export type UploadKind = 'picture' | 'file' | 'pictures and files in text'

/** An address in a value: of an upload, of a page here or of another site. */
export interface AddressUse {
  address: string
  /** True if the value shows the target, such as an image; otherwise it links to it. */
  isShown: boolean
  /** Description of the image in the value. */
  description?: string
}

/** Definition of a field kind for shared and server. */
export interface Kind<F extends BaseField> {
  storage: Storage
  upload: UploadKind | null
  /** Preprocesses input for `input`: trims strings, turns `''` and undefined into null, and text into numbers. */
  clean: (value: unknown) => unknown
  /** Input schema of a non-null value, with Laravel's texts. `name` is the field's humanized name. */
  input: (field: F, name: string) => z.ZodType
  /**
   * Reply schema of a non-null value, which OpenAPI shows; null if no reply has the field. It coerces values of other back
   * ends: text into numbers, true into 1, a datetime into a day of `timeZone`.
   */
  reply: ((field: F, timeZone: string) => z.ZodType) | null
  /** The value, or null, as English text for the search index. */
  text: (value: unknown, field: F) => string
  /**
   * Addresses in a value, which may be null; null if no value has any. Uploads without an address in any record are deleted
   * after a time.
   */
  uses: ((value: unknown, field: F) => readonly AddressUse[]) | null
}

export const baseField = (label: string) => ({ label, required: true, readOnly: false, inList: true })
