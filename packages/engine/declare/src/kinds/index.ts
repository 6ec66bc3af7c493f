import { addressKind } from './address.ts'
import { booleanKind } from './boolean.ts'
import { changesKind } from './changes.ts'
import { colorKind } from './color.ts'
import { datetimeKind } from './datetime.ts'
import { dayKind } from './day.ts'
import { drawingKind } from './drawing.ts'
import { emailKind } from './email.ts'
import { fileKind } from './file.ts'
import { longTextKind } from './long-text.ts'
import { moneyKind } from './money.ts'
import { numberKind } from './number.ts'
import { passwordKind } from './password.ts'
import { pictureKind } from './picture.ts'
import { referenceKind } from './reference.ts'
import { referenceManyKind } from './reference-many.ts'
import { richTextKind } from './rich-text.ts'
import { rowsKind } from './rows/rows.ts'
import { selectKind } from './select.ts'
import { tagsKind } from './tags.ts'
import { textKind } from './text.ts'
import { urlKind } from './url.ts'
import type { BaseField, Kind } from './kind.ts'

export * from './address.ts'
export * from './boolean.ts'
export * from './changes.ts'
export * from './color.ts'
export * from './datetime.ts'
export * from './day.ts'
export * from './drawing.ts'
export * from './email.ts'
export * from './file.ts'
export * from './long-text.ts'
export * from './money.ts'
export * from './number.ts'
export * from './password.ts'
export * from './picture.ts'
export * from './reference.ts'
export * from './reference-many.ts'
export * from './rich-text.ts'
export { cellKinds, type CellField, type Columns, type RowCells } from './rows/cells.ts'
export * from './rows/rows.ts'
export * from './select.ts'
export * from './tags.ts'
export * from './text.ts'
export * from './url.ts'
export * from './modifiers.ts'
export type { AddressUse, Kind, Storage, UploadKind } from './kind.ts'

/** Registry of kinds, in the order of the documentation. Register a new kind here. */
const registry = {
  text: textKind,
  longText: longTextKind,
  richText: richTextKind,
  email: emailKind,
  url: urlKind,
  address: addressKind,
  password: passwordKind,
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
  drawing: drawingKind,
  rows: rowsKind,
  reference: referenceKind,
  referenceMany: referenceManyKind,
  changes: changesKind,
}

export type FieldKind = keyof typeof registry
type FieldOf<K> = K extends Kind<infer F> ? F : never
/** A field of any kind. */
export type Field = FieldOf<(typeof registry)[FieldKind]>

/** Kinds by name. The type rejects a kind under another name. */
export const fieldKinds: { [K in FieldKind]: Kind<Extract<Field, { kind: K }>> } = registry

/** Finds the definition of a field's kind. */
export const findKind = <F extends BaseField & { kind: FieldKind }>(field: F): Kind<F> =>
  fieldKinds[field.kind] as unknown as Kind<F>
