import type { Field, Related } from '@kampana/engine-declare/kinds/index'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { Validator } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { containsFilter, presenceFilter } from '../fields/filter-inputs.tsx'
import { namesFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

export const nothing = (): null => null

/** Any value as text. Related records are listed by name, one per line, so that a diff shows each separately. */
export const anyText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(anyText).join('\n')
  if (typeof value !== 'object' || value === null) return String(value)
  return 'description' in value ? (value as Related).description : JSON.stringify(value)
}

/** Defaults of all kinds. A kind extends its base with its differences. */
export const plain = {
  incomplete: null,
  validators: () => [],
  mayBeNone: false,
  keepsDraft: true,
  noneLabel: nothing,
  labels: () => [],
  filter: null,
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: null,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
} satisfies Partial<KindView<Field>>

/** Plain text with a text filter. */
export const textLike = {
  ...plain,
  display: String,
  filter: containsFilter,
  orderLabels: [msg('A to Z'), msg('Z to A')],
} satisfies Partial<KindView<Field>>

/** One of the declared labels, which are translated. */
export const choice = <F extends Field>(toLabel: (value: unknown, field: F) => string) =>
  ({ ...textLike, text: toLabel, textIsLabel: true, csv: toLabel }) satisfies Partial<KindView<F>>

/** Day or instant, with the browser's date input. */
export const temporal = (format: (value: string) => string) =>
  ({
    ...plain,
    incomplete: 'date',
    display: (value) => <time dateTime={String(value)}>{format(String(value))}</time>,
    orderLabels: [msg('oldest first'), msg('newest first')],
    text: (value) => format(String(value)),
  }) satisfies Partial<KindView<Field>>

/** Number, right-aligned. */
export const numeric = <F extends Field>(format: (value: unknown, field: F) => string) =>
  ({
    ...plain,
    display: (value, { field }) => format(value, field),
    align: 'right',
    orderLabels: [msg('lowest first'), msg('highest first')],
    text: format,
  }) satisfies Partial<KindView<F>>

/** Several values, on one line in exports. */
export const listLike = {
  ...plain,
  csv: (value) => anyText(value).replaceAll('\n', '; '),
  fromCsv: namesFromCsv,
} satisfies Partial<KindView<Field>>

/** Attachment that a record may lack: a file, an image or rows. */
export const attached = { ...plain, filter: presenceFilter, wide: true } satisfies Partial<KindView<Field>>

/** Rejects an empty value. `isRequired` makes react-admin show the asterisk. */
export const validateRequired = (label: string): Validator =>
  Object.assign(
    (value: unknown) => (value == null || value === '' ? basicMessages.invalid.required(label) : undefined),
    { isRequired: true },
  )

export const validateMaxLength =
  (max: number, label: string): Validator =>
  (value: unknown) =>
    typeof value === 'string' && value.length > max ? basicMessages.invalid.max(label, max) : undefined

/** react-admin renders these inputs smaller than the others by default. */
export const mediumSize = { size: 'medium', margin: 'dense' } as const
