/** The plain text of a body (a document in JSON, HTML or plain text), each block on a line. */
export const storedText = (body: string): string => {
  const parsed = tryParseJson(body)
  if (typeof parsed === 'string') return storedText(parsed)
  if (typeof parsed === 'object' && parsed !== null)
    return nodeText(parsed, 0)
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim()
  const lines = body.replaceAll(/<(?:br|\/p|\/h\d|\/li|\/t[rdh]|\/div|\/blockquote)\b[^>]*>/gi, '$&\n')
  // A parsed document is inert: nothing in it loads or runs.
  return new DOMParser()
    .parseFromString(lines, 'text/html')
    .body.textContent.replaceAll(/\n\s*\n/g, '\n')
    .trim()
}

export const tryParseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Draft.js and ProseMirror both store text as `text`; nodes of the type `text` are inline. */
const nodeText = (node: object, depth: number): string => {
  // No editor nests this deeply; the limit guards against a stack overflow.
  if (depth > 200) return ''
  const { text = '', type } = node as { text?: unknown; type?: unknown }
  const inner = Object.values(node).map((value: unknown) =>
    typeof value === 'object' && value !== null ? nodeText(value, depth + 1) : '',
  )
  const words = (typeof text === 'string' ? text : '') + inner.join('')
  return type === 'text' || Array.isArray(node) ? words : `${words}\n`
}
