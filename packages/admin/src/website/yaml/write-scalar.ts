import { Document, Pair, Scalar, YAMLMap } from 'yaml'

/** How a scalar was written: the type of its CST token. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'folded' | 'literal'

/** The column at which lines are folded, that of the formatter of the college's folder. */
export const maxWidth = 120

/**
 * Writes a scalar as YAML in the given style, with quotation marks only where the style or the value needs them. `indent` is
 * the column of the key or dash that it belongs to; lines of a block scalar are indented by two more.
 */
export const writeScalar = (
  value: unknown,
  style: ScalarStyle,
  { indent, inFlow }: { indent: number; inFlow: boolean },
): string => {
  if (typeof value !== 'string') return value === undefined || value === null ? 'null' : String(value)
  // Spaces and empty lines alone are no block scalar that says as much.
  if (value !== '' && value.trim() === '') return JSON.stringify(value)
  const scalar = new Scalar(value)
  const type = inFlow && (style === 'folded' || style === 'literal') ? 'plain' : style
  if (type !== 'plain' || !value.includes('\n')) scalar.type = types[type]
  const document = documentOf('k', scalar, inFlow)
  const isFolded = type === 'folded' && !value.includes('\n')
  const lineWidth = isFolded ? Math.max(40, maxWidth - indent) : 0
  const text = document.toString({ lineWidth, minContentWidth: 0, singleQuote: true })
  const written = inFlow
    ? text.replace(/^\{[ \n]*k: ?/, '').replace(/[ \n]*\}\n$/, '')
    : text.replace(/^k: ?/, '').replace(/\n$/, '')
  return indentLines(written, indent)
}

/** Writes a key, between quotation marks where it needs them. */
export const writeKey = (key: string, inFlow: boolean): string => {
  const document = documentOf(key, new Scalar(0), inFlow)
  const text = document.toString({ lineWidth: 0, singleQuote: true })
  const written = inFlow
    ? text.replace(/^\{[ \n]*/, '').replace(/:[ \n]+0[ \n]*\}\n$/, '')
    : text.replace(/:[ \n]+0\n$/, '')
  // A byte order mark before the first key is none of the key's.
  const isWhole = !written.startsWith('?') && !written.includes('\n') && !written.startsWith('\uFEFF')
  return isWhole ? written : JSON.stringify(key)
}

const documentOf = (key: string, value: Scalar, inFlow: boolean): Document => {
  const map = new YAMLMap()
  map.flow = inFlow
  map.add(new Pair(new Scalar(key), value))
  const document = new Document()
  document.contents = map
  return document
}

const types = {
  plain: 'PLAIN',
  single: 'QUOTE_SINGLE',
  double: 'QUOTE_DOUBLE',
  folded: 'BLOCK_FOLDED',
  literal: 'BLOCK_LITERAL',
} as const

const indentLines = (text: string, indent: number): string =>
  text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`)
