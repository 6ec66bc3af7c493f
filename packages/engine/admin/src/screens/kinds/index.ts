import type { Field, FieldKind } from '@kampana/engine-declare/kinds/index'
import { addressView } from './address.tsx'
import { booleanView } from './boolean.tsx'
import { changesView } from './changes.tsx'
import { colorView } from './color.tsx'
import { datetimeView } from './datetime.tsx'
import { dayView } from './day.tsx'
import { drawingView } from './drawing.tsx'
import { emailView } from './email.tsx'
import { fileView } from './file.tsx'
import type { KindView } from './kind.ts'
import { longTextView } from './long-text.tsx'
import { moneyView } from './money.tsx'
import { numberView } from './number.tsx'
import { passwordView } from './password.tsx'
import { pictureView } from './picture.tsx'
import { referenceManyView } from './reference-many.tsx'
import { referenceView } from './reference.tsx'
import { richTextView } from './rich-text.tsx'
import { rowsView } from './rows/rows-view.tsx'
import { selectView } from './select.tsx'
import { tagsView } from './tags.tsx'
import { textView } from './text.tsx'
import { urlView } from './url.tsx'

/** Views of all field kinds. A kind without a view doesn't compile. */
const views: { [K in FieldKind]: KindView<Extract<Field, { kind: K }>> } = {
  text: textView,
  longText: longTextView,
  richText: richTextView,
  email: emailView,
  url: urlView,
  address: addressView,
  password: passwordView,
  day: dayView,
  datetime: datetimeView,
  select: selectView,
  tags: tagsView,
  number: numberView,
  money: moneyView,
  boolean: booleanView,
  color: colorView,
  picture: pictureView,
  file: fileView,
  drawing: drawingView,
  rows: rowsView,
  reference: referenceView,
  referenceMany: referenceManyView,
  changes: changesView,
}

/** View of a field's kind. */
export const kindView = (field: Field): KindView<Field> => views[field.kind] as unknown as KindView<Field>
