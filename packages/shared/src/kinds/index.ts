/** Text of one line, at most `max` characters (255 unless told). */
export interface TextField extends BaseField {
  kind: 'text'
  max: number
}
/** Text of several lines, edited in `rows` rows. */
export interface LongTextField extends BaseField {
  kind: 'longText'
  max: number
  rows: number
}
/** A ProseMirror document serialized as JSON, of the nodes and marks in `rich-text.ts`. */
export interface RichTextField extends BaseField {
  kind: 'richText'
}
/** An e-mail address, at most 255 characters. */
export interface EmailField extends BaseField {
  kind: 'email'
}
/** A secret of `min` to 128 characters; `confirmedBy` names the field that repeats it. */
export interface PasswordField extends BaseField {
  kind: 'password'
  min: number
  confirmedBy?: string
}
/** A calendar day `YYYY-MM-DD` in the college's time zone. */
export interface DayField extends BaseField {
  kind: 'day'
  earliest?: 'today'
  /** What lifts `earliest`: a yes that is sent beside the day and never stored, since the day itself tells it. */
  pastIf?: { input: string; label: string }
  notBefore?: string
}
/** An instant, ISO 8601 in UTC with microseconds (`2026-11-21T00:18:01.000000Z`). */
export interface DatetimeField extends BaseField {
  kind: 'datetime'
  /** May be entered as the word `now`; a new record that says nothing has the present moment, unless `when said`. */
  now?: boolean | 'when said'
  notBefore?: string
}
/** One of a few fixed values; `options` are in the order in which people see them. */
export interface SelectField<Value extends string = string> extends BaseField {
  kind: 'select'
  options: readonly { value: Value; label: string }[]
}
/**
 * Several of the names that the college lists in its content, in its order there. None (null) means all of them, which
 * people read as `all`.
 */
export interface TagsField extends BaseField {
  kind: 'tags'
  of: CollegeList
  all: string
}
/** What a college lists by name (`levels` and `campuses` of its content). */
export type CollegeList = 'levels' | 'campuses'
export interface NumberField extends BaseField {
  kind: 'number'
  min?: number
  max?: number
}
/** 1 or 0 on the wire (WIRE: "booleans may be 0/1"); `yes` and `no` are what people read. */
export interface BooleanField extends BaseField {
  kind: 'boolean'
  yes: string
  no: string
}
/** A picture's address on this server or, from another back end, any https address. */
export interface PictureField extends BaseField {
  kind: 'picture'
}
/** A file's address. */
export interface FileField extends BaseField {
  kind: 'file'
}
/** Another record. Read as `{id, description}`, written as its id under `input`. */
export interface ReferenceField extends BaseField {
  kind: 'reference'
  resource: string
  input: string
}
/** Several other records. Read as `[{id, description}]`, written as ids under `input`. */
export interface ReferenceManyField extends BaseField {
  kind: 'referenceMany'
  resource: string
  input: string
}
/** What a log entry tells of a change: causer, and old and new values. Never written by people. */
export interface ChangesField extends BaseField {
  kind: 'changes'
}

export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | EmailField
  | PasswordField
  | DayField
  | DatetimeField
  | SelectField
  | TagsField
  | NumberField
  | BooleanField
  | PictureField
  | FileField
  | ReferenceField
  | ReferenceManyField
  | ChangesField
export type FieldKind = Field['kind']

interface BaseField {
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
}

const shared = (label: string): BaseField => ({ label, required: true, readOnly: false, inList: true })

export const text = (label: string, { max = 255 } = {}): TextField => ({
  ...shared(label),
  kind: 'text',
  max,
})
export const longText = (label: string, { max = 10_000, rows = 10 } = {}): LongTextField => ({
  ...shared(label),
  kind: 'longText',
  max,
  rows,
  inList: false,
})
export const richText = (label: string): RichTextField => ({
  ...shared(label),
  kind: 'richText',
  inList: false,
})
export const email = (label: string): EmailField => ({ ...shared(label), kind: 'email' })
export const password = (
  label: string,
  options: { min?: number; confirmedBy?: string } = {},
): PasswordField => ({ ...shared(label), kind: 'password', min: 8, ...options, inList: false })
export const day = (
  label: string,
  options: Pick<DayField, 'earliest' | 'pastIf' | 'notBefore'> = {},
): DayField => ({
  ...shared(label),
  kind: 'day',
  ...options,
})
export const datetime = (
  label: string,
  options: Pick<DatetimeField, 'now' | 'notBefore'> = {},
): DatetimeField => ({
  ...shared(label),
  kind: 'datetime',
  ...options,
})
export const select = <const Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
): SelectField<Value> => ({
  ...shared(label),
  kind: 'select',
  options: (Object.keys(options) as Value[]).map((value) => ({ value, label: options[value] })),
})
export const tags = (label: string, { of, all }: Pick<TagsField, 'of' | 'all'>) => ({
  ...shared(label),
  kind: 'tags' as const,
  required: false as const,
  of,
  all,
})
export const number = (label: string, range: { min?: number; max?: number } = {}): NumberField => ({
  ...shared(label),
  kind: 'number',
  ...range,
})
export const boolean = (label: string, { yes = 'Yes', no = 'No' } = {}): BooleanField => ({
  ...shared(label),
  kind: 'boolean',
  yes,
  no,
})
export const picture = (label: string): PictureField => ({ ...shared(label), kind: 'picture' })
export const file = (label: string): FileField => ({ ...shared(label), kind: 'file' })
export const reference = <const Input extends string>(
  label: string,
  resource: string,
  input: Input,
): ReferenceField & { input: Input } => ({ ...shared(label), kind: 'reference', resource, input })
export const referenceMany = <const Input extends string>(
  label: string,
  resource: string,
  input: Input,
): ReferenceManyField & { input: Input } => ({ ...shared(label), kind: 'referenceMany', resource, input })
export const changes = (label: string): ChangesField => ({
  ...shared(label),
  kind: 'changes',
  readOnly: true,
  inList: false,
})

/** The field may be left empty: `null` on the wire. */
export const optional = <F extends Field>(field: F): F & { required: false } => ({
  ...field,
  required: false,
})
/** The field is set by the server only. */
export const readOnly = <F extends Field>(field: F): F & { readOnly: true } => ({ ...field, readOnly: true })
/** The field is part of a record but not of the rows of a list. */
export const hideFromList = <F extends Field>(field: F): F => ({ ...field, inList: false })
/** The field is part of the rows of a list, as long as it may be. */
export const showInList = <F extends Field>(field: F): F => ({ ...field, inList: true })
/** The field is used, and then required, only while `other` has the value `is`; else it is null. */
export const condition = <F extends Field>(other: string, is: string, field: F) => ({
  ...field,
  required: false as const,
  condition: { field: other, is },
})

/** The name under which a field is written: relations are read as records and written as ids. */
export const inputName = (name: string, field: Field): string =>
  field.kind === 'reference' || field.kind === 'referenceMany' ? field.input : name

/** A field's name in words, as Laravel's validation texts have it (`contact_number` → `contact number`, `roleIds` → `role ids`). */
export const humanize = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
