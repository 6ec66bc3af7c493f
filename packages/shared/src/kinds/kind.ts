import type * as z from 'zod'

/**
 * What every field has, whatever its kind. `Read` is the type of its value in a record, `Written` of what people send; both
 * are for the compiler alone.
 */
export interface BaseField<Read = unknown, Written = Read> {
  label: string
  required: boolean
  /** Set by the server only; people see it and never enter it. */
  readOnly: boolean
  /** Entered when the record is made and not changed afterwards. */
  fixed?: boolean
  /** Whether a list's rows carry it. Long values don't unless asked for. */
  inList: boolean
  /** Used only while another field has this value; null otherwise. */
  condition?: { field: string; is: string }
  readonly types?: { read: Read; written: Written }
}

/**
 * How values are stored, which decides how they are filtered and sorted: the server has one object for each
 * (`server/src/crud/storage`).
 *
 * - `text`: words that people write, sorted and searched without regard to case
 * - `token`: text that is compared as it stands
 * - `instant`: ISO 8601 in UTC
 * - `integer`, `double`: numbers
 * - `list`: several texts as JSON
 * - `reference`: the id of another record
 * - `pairs`: a join table
 * - `custom`: columns that a migration by hand makes, never sorted or filtered by
 */
export type Storage =
  | 'text'
  | 'token'
  | 'instant'
  | 'integer'
  | 'double'
  | 'list'
  | 'reference'
  | 'pairs'
  | 'custom'

/** What people upload to write a field: the address of a picture, of a file, or text with pictures in it. */
export type UploadKind = 'picture' | 'file' | 'pictures in text'

/** Everything that shared and server must know of one kind of field. */
export interface Kind<F extends BaseField> {
  storage: Storage
  upload: UploadKind | null
  /** Makes of what a client sent what `input` checks: strings trimmed, `''` and undefined as null, numbers from text. */
  clean: (value: unknown) => unknown
  /** The schema of a value that isn't null, with WIRE's texts. `name` is the field's name in words. */
  input: (field: F, name: string) => z.ZodType
  /** The schema of a value that isn't null, as replies and the OpenAPI document have it; null where no reply has it. */
  reply: ((field: F) => z.ZodType) | null
  /** What people read, in English, of a value or of none (null): for the site's search. */
  text: (value: unknown, field: F) => string
}

export const baseField = (label: string) => ({ label, required: true, readOnly: false, inList: true })
