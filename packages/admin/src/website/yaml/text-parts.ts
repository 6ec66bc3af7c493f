/** A text around one of its top-level keys. All parts are whole lines, and together they are the text. */
export interface TextParts {
  key: string
  before: string
  /** The line of the key and what stands above its first item. */
  head: string
  /** The items of the list that it holds; none if it holds anything else. */
  items: readonly string[]
  /** The spaces before their dashes. */
  margin: string
  after: string
}

/** Finds a top-level key by its line. Undefined where the text isn't plain lines `key: …`. */
export const splitText = (text: string, key: string): TextParts | undefined => {
  const plain = /^[A-Za-z_][\w -]*$/.test(key) ? key : undefined
  if (plain === undefined || !text.endsWith('\n') || /^(?:---|[?{[%])/m.test(text)) return undefined
  const from = text.startsWith(`${plain}:`) ? 0 : text.indexOf(`\n${plain}:`) + 1
  if (from === 0 && !text.startsWith(`${plain}:`)) return undefined
  const end = /\n(?![ \t\r\n#]|- )/g
  end.lastIndex = from
  const to = end.exec(text)?.index ?? text.length - 1
  const value = text.slice(from, to + 1)
  return { key, before: text.slice(0, from), ...splitItems(value), after: text.slice(to + 1) }
}

export const joinParts = ({ before, head, items, after }: TextParts): string =>
  before + head + items.join('') + after

/** Splits lines at the dashes of a list: whatever belongs to an item is indented deeper than its dash. */
export const splitLines = (text: string, margin: string): string[] =>
  text.split(new RegExp(`(?<=\\n)(?=${margin}- )`))

const splitItems = (value: string): Pick<TextParts, 'head' | 'items' | 'margin'> => {
  const first = /^[^\n]*:[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?<margin> *)- /.exec(value)
  const margin = first?.groups?.['margin']
  if (!first || margin === undefined) return { head: value, items: [], margin: '' }
  const start = first[0].length - margin.length - 2
  return { head: value.slice(0, start), items: splitLines(value.slice(start), margin), margin }
}
