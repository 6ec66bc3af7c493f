import type { Mark } from './read/read-context.ts'

type Attributes = Readonly<Record<string, string>>

/** HTML tags for marks without Markdown syntax. They can't contain programs. */
const tags: Readonly<Record<string, (attributes: Attributes) => Mark | null>> = {
  a: ({ href = '', target, title }) => ({
    type: 'link',
    attrs: { href, ...(target && { target }), ...(title && { title }) },
  }),
  abbr: ({ title = '' }) => ({ type: 'abbreviation', attrs: { title } }),
  font: ({ color = '' }) => ({ type: 'textStyle', attrs: { color } }),
  i: () => ({ type: 'italic' }),
  kbd: () => ({ type: 'keys' }),
  mark: ({ color }) => ({ type: 'highlight', ...(color && { attrs: { color } }) }),
  small: () => ({ type: 'small' }),
  span: () => null,
  sub: () => ({ type: 'subscript' }),
  sup: () => ({ type: 'superscript' }),
  u: () => ({ type: 'underline' }),
}

/** Marks of a tag, `<abbr title="…">`; each may have a `lang`. Undefined for other tags. */
export const readTag = (source: string): { name: string; marks: Mark[] } | undefined => {
  const { name = '', rest = '' } = opening.exec(source)?.groups ?? {}
  const make = Object.hasOwn(tags, name) ? tags[name] : undefined
  if (!make) return undefined
  const attributes = Object.fromEntries(
    [...rest.matchAll(attribute)].map(([, key = '', value = '']) => [key, decode(value)] as const),
  )
  const { lang } = attributes
  const marks = [make(attributes), lang ? { type: 'language', attrs: { lang } } : null]
  return { name, marks: marks.filter((mark) => mark !== null) }
}

const opening = /^<(?<name>[a-z]+)(?<rest>(?:\s+[a-z]+="[^"<>]*")*)\s*>$/
const attribute = /([a-z]+)="([^"<>]*)"/g

/** Writes a tag with its attributes, except those without a value. */
export const formatTag = (name: string, attributes: Readonly<Record<string, unknown>> = {}): string => {
  const given = Object.entries(attributes).filter(([, value]) => value != null)
  return `<${name}${given.map(([key, value]) => ` ${key}="${encode(String(value))}"`).join('')}>`
}

const encode = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const decode = (value: string): string =>
  value.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
