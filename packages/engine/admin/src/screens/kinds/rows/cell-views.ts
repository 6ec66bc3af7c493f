import type { CellField } from '@kampana/engine-declare/kinds/index'
import { booleanView } from '../boolean.tsx'
import { colorView } from '../color.tsx'
import { datetimeView } from '../datetime.tsx'
import { dayView } from '../day.tsx'
import { emailView } from '../email.tsx'
import { fileView } from '../file.tsx'
import type { KindView } from '../kind.ts'
import { longTextView } from '../long-text.tsx'
import { moneyView } from '../money.tsx'
import { numberView } from '../number.tsx'
import { pictureView } from '../picture.tsx'
import { selectView } from '../select.tsx'
import { tagsView } from '../tags.tsx'
import { textView } from '../text.tsx'
import { urlView } from '../url.tsx'

const views: { [K in CellField['kind']]: KindView<Extract<CellField, { kind: K }>> } = {
  text: textView,
  longText: longTextView,
  email: emailView,
  url: urlView,
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
}

/** View of a column's kind. */
export const cellView = (column: CellField): KindView<CellField> =>
  views[column.kind] as unknown as KindView<CellField>
