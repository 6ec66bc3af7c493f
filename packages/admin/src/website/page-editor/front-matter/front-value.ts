import { parse, stringify } from 'yaml'

/** The value of a line of a front matter; undefined where there is none, or where it is no text. */
export const readFrontValue = (front: string, key: string): string | undefined => {
  const lines = findLines(front, key)
  if (!lines) return undefined
  try {
    const value: unknown = (parse(lines.text, { logLevel: 'silent' }) as Record<string, unknown> | null)?.[
      key
    ]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  } catch {
    return undefined
  }
}

/** The front matter with another value, whose lines alone change. A value that is '' takes its line away where it may. */
export const writeFrontValue = (front: string, key: string, value: string, isOptional = false): string => {
  const lines = findLines(front, key)
  const end = front.includes('\r\n') ? '\r\n' : '\n'
  const written = value === '' && isOptional ? '' : `${key}: ${writeScalar(value)}${end}`
  if (lines) return front.slice(0, lines.start) + written + front.slice(lines.start + lines.text.length)
  if (front.trim() === '') return `---${end}${written}---${end}${end}`
  const after = ['title', 'description']
    .map((name) => findLines(front, name))
    .filter((found) => found !== undefined)
  const last = after.at(-1)
  const at = last ? last.start + last.text.length : front.indexOf('\n') + 1
  return front.slice(0, at) + written + front.slice(at)
}

/** The lines of a key: its own, and those below it that are indented. */
const findLines = (front: string, key: string): { start: number; text: string } | undefined => {
  const found = new RegExp(`^${key}:.*(?:\\r?\\n[ \\t]+.*)*\\r?\\n`, 'm').exec(front)
  return found ? { start: found.index, text: found[0] } : undefined
}

/** On one line, in quotes only where it has to have them. */
const writeScalar = (value: string): string =>
  stringify(value.replaceAll(/\s*[\r\n]+\s*/g, ' '), { lineWidth: 0, singleQuote: true }).trimEnd()
