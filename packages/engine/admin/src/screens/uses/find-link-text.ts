interface Node {
  text?: string
  marks?: readonly { type: string; attrs?: { href?: unknown } }[]
  content?: readonly Node[]
}

/** Text of a body's first link to an address. Undefined if the value is no body or has no such link. */
export const findLinkText = (value: unknown, address: string): string | undefined => {
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined
  try {
    const text = linkedTexts(JSON.parse(value) as Node, address).join('')
    return text === '' ? undefined : text
  } catch {
    return undefined
  }
}

const linkedTexts = ({ text, marks = [], content = [] }: Node, address: string): string[] =>
  text !== undefined && marks.some(({ attrs }) => attrs?.href === address)
    ? [text]
    : content.flatMap((node) => linkedTexts(node, address))
