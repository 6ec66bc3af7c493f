import { escapeAttribute } from '../framework/escape-html.ts'

/** The attributes of an element by the names that React has for them; one without a value, or that is false, is left out. */
export type HtmlAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The HTML of an element around that of its children. Attributes are escaped here, words by whoever passes them. */
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
