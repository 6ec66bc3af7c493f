/** Plain text of a body (a document in JSON, HTML or plain text), with one block per line. */
export const storedText = (body: string): string => {
  const parsed = tryParseJson(body)
  if (typeof parsed === 'string') return storedText(parsed)
  if (typeof parsed === 'object' && parsed !== null)
    return nodeText(parsed, 0)
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim()
  // A parsed document is inert: nothing in it loads or runs.
  return elementText(new DOMParser().parseFromString(body, 'text/html').body, 0)
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}

/** Every element starts a new line unless it is a known inline element. */
const elementText = (element: Element, depth: number): string => {
  if (depth > maxDepth || element.matches('script, style, template')) return ''
  const text = [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/[\t\n\r ]+/g, ' ')
      return node instanceof Element ? elementText(node, depth + 1) : ''
    })
    .join('')
  return inlineElements.has(element.localName) ? text : `\n${text}\n`
}
const inlineElements = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr o:p q rp rt ruby ' +
    's samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
)

/** No editor nests this deeply. The limit prevents a stack overflow. */
const maxDepth = 200

export const tryParseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Draft.js and ProseMirror both store text as `text`. Nodes of the type `text` are inline. */
const nodeText = (node: object, depth: number): string => {
  if (depth > maxDepth) return ''
  const { text = '', type } = node as { text?: unknown; type?: unknown }
  const inner = Object.values(node).map((value: unknown) =>
    typeof value === 'object' && value !== null ? nodeText(value, depth + 1) : '',
  )
  const whole = (typeof text === 'string' ? text : '') + inner.join('')
  return type === 'text' || Array.isArray(node) ? whole : `${whole}\n`
}
