import { parseFile } from '@kampana/shared/media/file'
import type { ShownField } from '@kampana/shared/record-pages'
import { formatMoney } from '@kampana/shared/text/money'
import { formatLongDay } from '../../dates.ts'
import { escapeAttribute, escapeHtmlText } from '../../framework/escape-html.ts'
import { resolveServerUrl } from '../../framework/server-url.ts'
import { isSafeLink } from '@kampana/shared/text/safe-url'

/** A value as HTML, as visitors read it in a cell or on a line; empty where there is none. */
export const valueHtml = (
  field: ShownField,
  value: unknown,
  titleOf: (address: string) => string | undefined,
): string =>
  value === null || value === undefined || value === ''
    ? ''
    : (asHtml[field.kind]?.(value, field, titleOf) ?? '')

type AsHtml = (value: unknown, field: ShownField, titleOf: (address: string) => string | undefined) => string

const plain: AsHtml = (value) => escapeHtmlText(String(value))
const link = (address: string, words: string): string =>
  isSafeLink(address)
    ? `<a href="${escapeAttribute(address)}">${escapeHtmlText(words)}</a>`
    : escapeHtmlText(words)
const names: AsHtml = (value) => escapeHtmlText([value].flat().map(nameOf).join(', '))

const asHtml: Readonly<Record<ShownField['kind'], AsHtml | null>> = {
  text: plain,
  longText: (value) => escapeHtmlText(String(value)).replaceAll('\n', '<br>'),
  email: (value) => link(`mailto:${String(value)}`, String(value)),
  url: (value, _field, titleOf) =>
    link(String(value), titleOf(String(value)) ?? String(value).replace(/^https?:\/\//, '')),
  address: (value) => link(String(value), String(value)),
  day: (value) => escapeHtmlText(formatLongDay(String(value))),
  select: (value, { options }) =>
    escapeHtmlText(options?.find((option) => option.value === value)?.label ?? String(value)),
  tags: names,
  number: plain,
  money: (value) => escapeHtmlText(formatMoney(Number(value))),
  boolean: (value) => (Number(value) === 1 ? 'Yes' : 'No'),
  color: plain,
  file: (value) => link(resolveServerUrl(String(value)), parseFile(String(value))?.name ?? 'Download'),
  reference: names,
  referenceMany: names,
  datetime: null,
  richText: null,
  picture: null,
  drawing: null,
  rows: null,
  password: null,
  changes: null,
}

/** A tag, or the name of another record. */
export const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'description' in value
    ? String(value.description)
    : String(value)
