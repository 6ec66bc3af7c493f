import type { BooleanField, SelectField } from '@kampana/engine-declare/kinds/index'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text-node'
import { zonedTimeToUtc } from '@kampana/engine-declare/time/time-zone'
import type { TranslateFunction } from 'react-admin'
import type { DayOrder } from '../../csv/day-order.ts'
import { parseDayTime } from '../../csv/parse-day.ts'
import { collegeTimeZone } from '../../format/time-zone.ts'
import { msg } from '../../language/msg.ts'

/** Error of a cell, as an English text to translate. */
export class CellProblem extends Error {}

const same = (a: string, b: string): boolean => plain(a) === plain(b)
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** Option by its value or label, in English or the person's language. */
export const choiceFromCsv = (text: string, { options }: SelectField, t: TranslateFunction): string => {
  const choice = options.find(({ value, label }) => [value, label, t(label)].some((each) => same(each, text)))
  if (!choice)
    throw new CellProblem(
      t('Use one of these values: %{choices}.', { choices: options.map(({ label }) => t(label)).join(', ') }),
    )
  return choice.value
}

export const booleanFromCsv = (text: string, { yes, no }: BooleanField, t: TranslateFunction): number => {
  if (['1', 'yes', 'true', 'oo', yes, t(yes)].some((each) => same(each, text))) return 1
  if (['0', 'no', 'false', 'hindi', no, t(no)].some((each) => same(each, text))) return 0
  throw new CellProblem(t('Use one of these values: %{choices}.', { choices: `${t(yes)}, ${t(no)}` }))
}

/** Number with or without thousands separators. */
export const numberFromCsv = (text: string): number => {
  const number = Number(/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text)
  if (text.trim() === '' || Number.isNaN(number))
    throw new CellProblem(msg('Enter a number, for example 1250.50.'))
  return number
}

/** Amount in pesos, converted to centavos. */
export const moneyFromCsv = (text: string): number =>
  Math.round(numberFromCsv(text.replace(/^(?:₱|PHP|P)\s*/i, '')) * 100)

/** Day. `order` determines which number of 12/25/2026 is the month. */
export const dayFromCsv = (text: string, order: DayOrder | undefined): string => {
  const [day, time] = parseDayTime(text, order)?.split('T') ?? []
  if (day === undefined || time !== '00:00')
    throw new CellProblem(msg('Enter the date in the format 2026-11-24.'))
  return day
}

/** Date and time in the college's time zone, or an instant. */
export const datetimeFromCsv = (text: string, order: DayOrder | undefined): string => {
  const written = text.trim()
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(written) && !Number.isNaN(Date.parse(written)))
    return new Date(written).toISOString()
  const local = parseDayTime(written, order)
  if (local === undefined)
    throw new CellProblem(msg('Enter the date and time in the format 2026-11-24 08:30.'))
  return zonedTimeToUtc(`${local}:00`, collegeTimeZone())
}

/** Names that an export joins with semicolons. */
export const namesFromCsv = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Reports content that the cell's value omits. */
export type Warn = (message: string) => void

/**
 * Reads a body from HTML or plain text. In plain text, each line is a paragraph; `# ` starts a heading, `- ` and `1. ` start
 * list items. A body in JSON stays unchanged.
 */
export const bodyFromCsv = (text: string, t: TranslateFunction, warn: Warn): string | Promise<string> => {
  if (text.startsWith('{"type":"doc"')) return text
  return isHtml(text) ? bodyFromHtml(text, t, warn) : bodyFromLines(text)
}

const isHtml = (text: string): boolean =>
  /<\/?(?:p|div|br|h[1-6]|[uo]l|li|a|b|i|em|strong|table|blockquote|figure|img|span|iframe|pre|hr)\b[^>]*>|<!-- wp:|&(?:amp|nbsp|quot|[lg]t|#\d+);/i.test(
    text,
  )

const bodyFromHtml = async (text: string, t: TranslateFunction, warn: Warn): Promise<string> => {
  // The editor's schema is large, and most files have no HTML.
  const { htmlToBody } = await import('../../editor/paste/html-to-body.ts')
  const { body, losses } = htmlToBody(text)
  if (losses.table !== null) throw new CellProblem(t(losses.table))
  if (losses.pictures > 0)
    warn(t('Skipped pictures: %{count}. Add them in the editor.', { count: losses.pictures }))
  if (losses.parts) warn(t('Videos, forms and drawings are skipped.'))
  return body
}

const bodyFromLines = (text: string): string => {
  const content: RichTextNode[] = []
  for (const line of text.split(/\r?\n/)) if (line.trim() !== '') addLine(content, line.trim())
  return JSON.stringify({ type: 'doc', content })
}

const addLine = (content: RichTextNode[], line: string): void => {
  const [, marks = '', heading] = /^(#{1,6})\s+(.+)$/.exec(line) ?? []
  if (heading) {
    const level = Math.max(2, marks.length)
    content.push({ type: 'heading', attrs: { level }, content: toText(heading) })
    return
  }
  const [, sign = '', item] = /^([-*•]|\d{1,3}[.)])\s+(.+)$/.exec(line) ?? []
  if (!item) {
    content.push({ type: 'paragraph', content: toText(line) })
    return
  }
  const type = /\d/.test(sign) ? 'orderedList' : 'bulletList'
  const last = content.at(-1)
  const entry: RichTextNode = { type: 'listItem', content: [{ type: 'paragraph', content: toText(item) }] }
  if (last?.type === type) last.content?.push(entry)
  else content.push({ type, content: [entry] })
}
const toText = (text: string): RichTextNode[] => [{ type: 'text', text }]
