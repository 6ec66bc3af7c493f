import type { Field, Related } from '@kampana/shared/kinds/index'
import { walkNodes, parseRichText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { plainText } from '../rich-text/other-editors/plain-text.ts'
import { formatDay, formatDateTime, formatNumber } from '../../format/format.ts'

/** A field's value as plain text, for comparing; a value without a field as well as it can be told. */
export const toText = (field: Field | undefined, value: unknown): string => {
  if (value == null || value === '') return none(field)
  switch (field?.kind) {
    case 'richText':
      return bodyText(typeof value === 'string' ? value : JSON.stringify(value))
    case 'day':
      return formatDay(String(value))
    case 'datetime':
      return formatDateTime(String(value))
    case 'number':
      return formatNumber(Number(value))
    case 'boolean':
      return Number(value) ? field.yes : field.no
    case 'select':
      return field.options.find((option) => option.value === value)?.label ?? String(value)
    default:
      return anyText(value)
  }
}

/** No names are all of them. */
const none = (field: Field | undefined): string => (field?.kind === 'tags' ? field.all : '')

/** Related records by name, one a line, so that one more or less is one line more or less. */
const anyText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(anyText).join('\n')
  if (typeof value !== 'object' || value === null) return String(value)
  return 'description' in value ? (value as Related).description : JSON.stringify(value)
}

/** A body's words, each paragraph on a line. */
const bodyText = (json: string): string => {
  const read = parseRichText(json)
  if ('problem' in read) return plainText(json)
  let text = ''
  for (const node of walkNodes(read.document)) text += wordsOf(node)
  return text.replace(/\n{2,}/g, '\n').trim()
}

const wordsOf = ({ type, text, attrs }: RichTextNode): string => {
  if (type === 'text') return text ?? ''
  return type === 'image' ? `[picture: ${String(attrs?.alt ?? '')}]` : '\n'
}
