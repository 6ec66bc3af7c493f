import { escapeAttribute } from '../framework/escape-html.ts'

/** Attributes of an element by React's names. Empty and false attributes are omitted. */
export type HtmlAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>

/** HTML of an element around its children. It escapes attributes; callers escape text. */
export const h = (tag: string, attributes: HtmlAttributes | null, ...children: readonly string[]): string => {
  const given = Object.entries(attributes ?? {}).map(([name, value]) => attribute(name, value))
  const start = `<${tag}${given.join('')}>`
  return isVoid.test(tag) ? start : `${start}${children.join('')}</${tag}>`
}

const isVoid = /^(?:br|hr|img|source)$/

const attribute = (name: string, value: HtmlAttributes[string]): string => {
  if (value == null || value === false) return ''
  const written = name === 'className' ? 'class' : name.toLowerCase()
  return value === true ? ` ${written}` : ` ${written}="${escapeAttribute(String(value))}"`
}
