/** A text around one of its top-level keys. All parts are whole lines, and together they are the text. */
export interface TextParts {
  before: string
  /** The line of the key and what stands above its first item. */
  head: string
  /** The items of the list that it holds; none if it holds anything else. */
  items: string[]
  tail: string
  after: string
}

/** Finds a top-level key by its line. Undefined where the text isn't plain lines `key: …`. */
export const splitText = (text: string, key: string): TextParts | undefined => {
  const plain = /^[A-Za-z_][\w -]*$/.test(key) ? key : undefined
  if (plain === undefined || /^(?:---|[?{[%])/m.test(text)) return undefined
  const from = text.startsWith(`${plain}:`) ? 0 : text.indexOf(`\n${plain}:`) + 1
  if (from === 0 && !text.startsWith(`${plain}:`)) return undefined
  const end = /\n(?![ \t\r\n#]|- )/g
  end.lastIndex = from
  const to = end.exec(text)?.index
  const value = text.slice(from, to === undefined ? undefined : to + 1)
  return {
    before: text.slice(0, from),
    ...splitItems(value),
    after: to === undefined ? '' : text.slice(to + 1),
  }
}

export const joinParts = ({ before, head, items, tail, after }: TextParts): string =>
  before + head + items.join('') + tail + after

/**
 * Splits the value of a key at the dashes of its list: whatever belongs to an item is indented deeper than its dash. A comment
 * above an item stays with the one before it, so that this is for edits within items only.
 */
const splitItems = (value: string): Pick<TextParts, 'head' | 'items' | 'tail'> => {
  const first = /^[^\n]*:[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?<margin> *)- /.exec(value)
  const margin = first?.groups?.['margin']
  if (!first || margin === undefined) return { head: value, items: [], tail: '' }
  const start = first[0].length - margin.length - 2
  const items = value.slice(start).split(new RegExp(`(?<=\\n)(?=${margin}- )`))
  return { head: value.slice(0, start), items, tail: '' }
}
