import { booleanKind, type BooleanField } from '../boolean.ts'
import { colorKind, type ColorField } from '../color.ts'
import { datetimeKind, type DatetimeField } from '../datetime.ts'
import { dayKind, type DayField } from '../day.ts'
import { emailKind, type EmailField } from '../email.ts'
import { fileKind, type FileField } from '../file.ts'
import type { BaseField, Kind } from '../kind.ts'
import { longTextKind, type LongTextField } from '../long-text.ts'
import { moneyKind, type MoneyField } from '../money.ts'
import { numberKind, type NumberField } from '../number.ts'
import { pictureKind, type PictureField } from '../picture.ts'
import { selectKind, type SelectField } from '../select.ts'
import { tagsKind, type TagsField } from '../tags.ts'
import { textKind, type TextField } from '../text.ts'
import { urlKind, type UrlField } from '../url.ts'

/** Fields that can be columns of rows: those that need no other record and have no rows themselves. */
export type CellField =
  | TextField
  | LongTextField
  | EmailField
  | UrlField
  | DayField
  | DatetimeField
  | SelectField
  | TagsField
  | NumberField
  | MoneyField
  | BooleanField
  | ColorField
  | PictureField
  | FileField

/** Their kinds by name. */
export const cellKinds: { [K in CellField['kind']]: Kind<Extract<CellField, { kind: K }>> } = {
  text: textKind,
  longText: longTextKind,
  email: emailKind,
  url: urlKind,
  day: dayKind,
  datetime: datetimeKind,
  select: selectKind,
  tags: tagsKind,
  number: numberKind,
  money: moneyKind,
  boolean: booleanKind,
  color: colorKind,
  picture: pictureKind,
  file: fileKind,
}

/** Finds the definition of a column's kind. */
export const findCellKind = (column: CellField): Kind<CellField> =>
  cellKinds[column.kind] as unknown as Kind<CellField>

/** Properties that a column can't have, because they refer to other fields of a record. */
export const recordRules = [
  'condition',
  'requiredWith',
  'defaultsTo',
  'notBefore',
  'earliest',
  'pastIf',
  'now',
  'fixed',
] as const
type RecordRule = (typeof recordRules)[number]

/** A column's declaration. Rules about other fields and server-set fields don't compile. */
export type Column<F> = F extends
  | { readOnly: true }
  | { [R in RecordRule]: Record<R, object | string | true> }[RecordRule]
  ? never
  : F

export type Columns = Readonly<Record<string, CellField>>
/** A row: its cells by column name; null for an empty cell. */
export type RowCells = Readonly<Record<string, unknown>>

type CellValue<F> =
  F extends BaseField<infer Read, infer _Written>
    ? F extends { required: false }
      ? Read | null
      : Read
    : never
/** A row with these columns. */
export type RowCellsOf<C> = { readonly [K in keyof C]: CellValue<C[K]> }
