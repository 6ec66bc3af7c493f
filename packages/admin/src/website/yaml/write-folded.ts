import { maxWidth } from './write-scalar.ts'

/**
 * Writes a folded block scalar anew and keeps the lines before and after the change as they were broken, so that a diff shows
 * the change alone. Undefined where the text has paragraphs or begins with spaces, or isn't a text.
 */
export const writeFolded = (source: string, value: unknown, indent: number): string | undefined => {
  const [head = '', ...written] = source.split(/\r?\n/)
  const lines = written.map((line) => line.trim())
  if (!isPlainLine(value) || !/^>-[ \t]*$/.test(head) || lines.includes('')) return undefined
  let rest = value
  let first = 0
  for (; first < lines.length && rest.startsWith(`${lines[first]} `); first++)
    rest = rest.slice((lines[first] ?? '').length + 1)
  let last = lines.length
  for (; last > first && rest.endsWith(` ${lines[last - 1]}`); last--)
    rest = rest.slice(0, -(lines[last - 1] ?? '').length - 1)
  const margin = /^[ \t]*/.exec(written[0] ?? '')?.[0] ?? ' '.repeat(indent + 2)
  const folded = [
    ...lines.slice(0, first),
    ...foldWords(rest, maxWidth - margin.length),
    ...lines.slice(last),
  ]
  return [head, ...folded.map((line) => margin + line)].join('\n')
}

const isPlainLine = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/^[ \t]|[\r\n]|[ \t]$| {2}/.test(value)

const foldWords = (text: string, width: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
