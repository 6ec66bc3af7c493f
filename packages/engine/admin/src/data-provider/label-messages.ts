import { inputName, humanize, type Field } from '@kampana/engine-declare/kinds/index'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { formatMessage, parseMessage, type MessageCode } from '@kampana/engine-declare/messages/message'
import type { Fields } from '@kampana/engine-declare/resource'

/** Labels of inputs by their names in a server's validation texts. */
type Labels = ReadonlyMap<string, string>

/** Labels of a declaration's inputs. */
export const fieldLabels = (fields: Fields): Labels =>
  new Map(
    [...Object.values(fields).flatMap(columnsOf), ...Object.entries(fields)].flatMap(([name, field]) =>
      [inputName(name, field), name].map((each) => [humanize(each), field.label]),
    ),
  )

const columnsOf = (field: Field): [name: string, column: Field][] =>
  field.kind === 'rows' ? Object.entries(field.columns) : []

/** Names of uploads in requests, for which no declaration has a label. */
export const uploadLabels: Labels = new Map([
  ['image', 'Picture'],
  ['slides', 'Picture'],
  ['alts', 'Description'],
  ['pictures', 'Picture'],
  ['descriptions', 'Description'],
  ['file', 'File'],
])

/**
 * Validation text, ours or Laravel's, with the labels of inputs: 'The updates field is required.' appears below 'Body'. Texts
 * without a known name stay unchanged.
 */
export const labelMessage = (labels: Labels, text: string): string => {
  const message = parseMessage(text)
  const coded = message.values.length > 0 ? message : findCode(labels, text)
  return coded ? formatMessage(labelValues(labels, coded)) : labelText(labels, text)
}

/** Code of a text by Laravel about one known field, so that the dictionary contains it. */
const findCode = (labels: Labels, text: string): MessageCode | undefined => {
  for (const code of fieldMessages) {
    const [before = '', after = ''] = code.split('%{0}')
    const value = text.slice(before.length, text.length - after.length)
    if (before + value + after === text && labelOf(labels, value) !== value) return { code, values: [value] }
  }
  return undefined
}

/** The most common messages about one field. */
const fieldMessages = (['required', 'taken', 'selected', 'email', 'image', 'confirmed'] as const).map(
  (name) => parseMessage(basicMessages.invalid[name]('field')).code,
)

/** The first value of these messages is a field, and the second one may be: 'must be a date after or equal to from'. */
const aboutField = /^The (?:selected )?%\{0\} (?:field|has|is)\b/

const labelValues = (labels: Labels, { code, values }: MessageCode): MessageCode => ({
  code,
  values: values.map((value) => {
    if (typeof value !== 'string') return labelValues(labels, value)
    return aboutField.test(code) ? labelOf(labels, value) : value
  }),
})

const labelOf = (labels: Labels, name: string): string => labels.get(name.replace(/\.\d+$/, '')) ?? name

/** Laravel's texts have no separate values. */
const labelText = (labels: Labels, text: string): string => {
  const called = (_: string, before: string, name: string) => before + labelOf(labels, name)
  return text
    .replace(/^(The (?:selected )?)(.+?)(?= (?:field|format|confirmation|failed|must|may|has|is)\b)/, called)
    .replace(
      /( date (?:after|before)(?: or equal to)? )([\w ]+)(?=\.(?: \(and \d+ more errors?\))?$)/,
      called,
    )
}
