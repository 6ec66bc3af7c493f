/** Text of one line, at most `max` characters (255 unless told). */
export interface TextField extends Shared {
  kind: 'text'
  max: number
}
/** Text of several lines, edited in `rows` rows. */
export interface LongTextField extends Shared {
  kind: 'longText'
  max: number
  rows: number
}
/** A ProseMirror document serialized as JSON, of the nodes and marks in `rich-text.ts`. */
export interface RichTextField extends Shared {
  kind: 'richText'
}
/** An e-mail address, at most 255 characters. */
export interface EmailField extends Shared {
  kind: 'email'
}
/** A secret of `min` to 128 characters; `confirmedBy` names the field that repeats it. */
export interface PasswordField extends Shared {
  kind: 'password'
  min: number
  confirmedBy?: string
}
/** A calendar day `YYYY-MM-DD` in the college's time zone. */
export interface DayField extends Shared {
  kind: 'day'
  earliest?: 'today'
  /** What lifts `earliest`: a yes that is sent beside the day and never stored, since the day itself tells it. */
  pastIf?: { input: string; label: string }
  notBefore?: string
}
/** An instant, ISO 8601 in UTC with microseconds (`2026-11-21T00:18:01.000000Z`). */
export interface MomentField extends Shared {
  kind: 'moment'
  /** May be entered as the word `now`; a new record that says nothing has the present moment, unless `when said`. */
  now?: boolean | 'when said'
  notBefore?: string
}
/** One of a few fixed values; `options` are in the order in which people see them. */
export interface ChoiceField<Value extends string = string> extends Shared {
  kind: 'choice'
  options: readonly { value: Value; label: string }[]
}
/**
 * Several of the names that the college lists in its content, in its order there. None (null) means all of them, which
 * people read as `all`.
 */
export interface NamesField extends Shared {
  kind: 'names'
  of: CollegeList
  all: string
}
/** What a college lists by name (`levels` and `campuses` of its content). */
export type CollegeList = 'levels' | 'campuses'
export interface NumberField extends Shared {
  kind: 'number'
  min?: number
  max?: number
}
/** 1 or 0 on the wire (WIRE: "booleans may be 0/1"); `yes` and `no` are what people read. */
export interface YesNoField extends Shared {
  kind: 'yesNo'
  yes: string
  no: string
}
/** A picture's address on this server or, from another back end, any https address. */
export interface PictureField extends Shared {
  kind: 'picture'
}
/** A file's address. */
export interface FileField extends Shared {
  kind: 'file'
}
/** Another record. Read as `{id, description}`, written as its id under `input`. */
export interface OneField extends Shared {
  kind: 'one'
  resource: string
  input: string
}
/** Several other records. Read as `[{id, description}]`, written as ids under `input`. */
export interface ManyField extends Shared {
  kind: 'many'
  resource: string
  input: string
}
/** What a log entry tells of a change: causer, and old and new values. Never written by people. */
export interface ChangesField extends Shared {
  kind: 'changes'
}

export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | EmailField
  | PasswordField
  | DayField
  | MomentField
  | ChoiceField
  | NamesField
  | NumberField
  | YesNoField
  | PictureField
  | FileField
  | OneField
  | ManyField
  | ChangesField
export type FieldKind = Field['kind']

interface Shared {
  label: string
  required: boolean
  /** Set by the server only; people see it and never enter it. */
  readOnly: boolean
  /** Entered when the record is made and not changed afterwards. */
  fixed?: boolean
  /** Whether a list's rows carry it. Long values don't unless asked for. */
  inList: boolean
  /** Used only while another field has this value; null otherwise. */
  onlyWhen?: { field: string; is: string }
}

const shared = (label: string): Shared => ({ label, required: true, readOnly: false, inList: true })

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
export const moment = (label: string, options: Pick<MomentField, 'now' | 'notBefore'> = {}): MomentField => ({
  ...shared(label),
  kind: 'moment',
  ...options,
})
export const choice = <const Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
): ChoiceField<Value> => ({
  ...shared(label),
  kind: 'choice',
  options: (Object.keys(options) as Value[]).map((value) => ({ value, label: options[value] })),
})
export const names = (label: string, { of, all }: Pick<NamesField, 'of' | 'all'>) => ({
  ...shared(label),
  kind: 'names' as const,
  required: false as const,
  of,
  all,
})
export const number = (label: string, range: { min?: number; max?: number } = {}): NumberField => ({
  ...shared(label),
  kind: 'number',
  ...range,
})
export const yesNo = (label: string, { yes = 'Yes', no = 'No' } = {}): YesNoField => ({
  ...shared(label),
  kind: 'yesNo',
  yes,
  no,
})
export const picture = (label: string): PictureField => ({ ...shared(label), kind: 'picture' })
export const file = (label: string): FileField => ({ ...shared(label), kind: 'file' })
export const one = <const Input extends string>(
  label: string,
  resource: string,
  input: Input,
): OneField & { input: Input } => ({ ...shared(label), kind: 'one', resource, input })
export const many = <const Input extends string>(
  label: string,
  resource: string,
  input: Input,
): ManyField & { input: Input } => ({ ...shared(label), kind: 'many', resource, input })
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
export const detail = <F extends Field>(field: F): F => ({ ...field, inList: false })
/** The field is part of the rows of a list, as long as it may be. */
export const listed = <F extends Field>(field: F): F => ({ ...field, inList: true })
/** The field is used, and then required, only while `other` has the value `is`; else it is null. */
export const onlyWhen = <F extends Field>(other: string, is: string, field: F) => ({
  ...field,
  required: false as const,
  onlyWhen: { field: other, is },
})

/** The name under which a field is written: relations are read as records and written as ids. */
export const inputName = (name: string, field: Field): string =>
  field.kind === 'one' || field.kind === 'many' ? field.input : name

/** A field's name in words, as Laravel's validation texts have it (`contact_number` → `contact number`, `roleIds` → `role ids`). */
export const inWords = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
