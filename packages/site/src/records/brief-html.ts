import { parseFile } from '@kampana/engine-declare/media/file'
import type { ShownField } from '@kampana/engine-declare/record-pages'
import { isSafeLink } from '@kampana/engine-declare/text/safe-url'
import { formatMoney } from '@kampana/engine-declare/text/money'
import { formatLongDay } from '../dates.ts'
import { escapeAttribute, escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { resolveServerUrl } from '@kampana/engine-site/framework/server-url'

/** Title of the page at an address; undefined if there is none. */
type TitleOf = (address: string) => string | undefined
type AsHtml = (value: unknown, field: ShownField, titleOf: TitleOf) => string

const plain: AsHtml = (value) => escapeHtmlText(String(value))
const link = (address: string, words: string): string =>
  isSafeLink(address)
    ? `<a href="${escapeAttribute(address)}">${escapeHtmlText(words)}</a>`
    : escapeHtmlText(words)
const toPage: AsHtml = (value, _field, titleOf) =>
  link(String(value), titleOf(String(value)) ?? String(value).replace(/^https?:\/\//, ''))
const names: AsHtml = (value) => escapeHtmlText([value].flat().map(nameOf).join(', '))

/** Inline HTML of each kind of field. `record-field-value.tsx` has the kinds that don't fit into a line. */
const asHtml = {
  text: plain,
  longText: (value) => escapeHtmlText(String(value)).replaceAll('\n', '<br>'),
  email: (value) => link(`mailto:${String(value)}`, String(value)),
  url: toPage,
  address: toPage,
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
} satisfies Partial<Record<ShownField['kind'], AsHtml>>

/** Kinds without inline HTML. */
export type LongKind = Exclude<ShownField['kind'], keyof typeof asHtml>
const byKind: Readonly<Partial<Record<ShownField['kind'], AsHtml>>> = asHtml

/** A value as HTML for a cell or a line; '' if it is empty or doesn't fit into a line. */
export const briefHtml = (field: ShownField, value: unknown, titleOf: TitleOf): string =>
  value === null || value === undefined || value === ''
    ? ''
    : (byKind[field.kind]?.(value, field, titleOf) ?? '')

/** Name of a tag or of another record. */
export const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'description' in value
    ? String(value.description)
    : String(value)
