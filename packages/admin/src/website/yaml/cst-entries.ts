import { CST, Parser } from 'yaml'
import { YamlEditError } from './yaml-edit.ts'
import type { ScalarStyle } from './write-scalar.ts'

/** A token that is a value. */
export type ValueToken = CST.Token
type Item = CST.CollectionItem

/** An item of a list or a pair of a map, with its place in the text. */
export interface Entry {
  key: string | undefined
  keyToken: CST.Token | undefined
  value: ValueToken | undefined
  /** Where its dash, its key or, in a flow list, its value begins. */
  start: number
  /** Behind its colon or dash, or `start` in a flow list. */
  valueFrom: number
  /** Behind its value and a comment on the same line. */
  end: number
}

export const isBlock = (token: ValueToken | undefined): token is CST.BlockMap | CST.BlockSequence =>
  token?.type === 'block-map' || token?.type === 'block-seq'
export const isFlow = (token: ValueToken | undefined): token is CST.FlowCollection =>
  token?.type === 'flow-collection'
export const isMap = (token: ValueToken | undefined): boolean =>
  token?.type === 'block-map' || (isFlow(token) && token.start.type === 'flow-map-start')
export const isCollection = (
  token: ValueToken | undefined,
): token is CST.BlockMap | CST.BlockSequence | CST.FlowCollection => isBlock(token) || isFlow(token)

/** The value of the first document of a text. */
export const parseRoot = (text: string): ValueToken | undefined => {
  for (const token of new Parser().parse(text)) {
    if (token.type === 'error') throw new YamlEditError(token.message)
    if (token.type === 'document') return token.value
  }
  return undefined
}

/** The items of a list or the pairs of a map, without what is only a comment. */
export const readEntries = (
  token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection,
  text: string,
): Entry[] => {
  const items: readonly Item[] = token.items
  return items.filter((item) => isEntry(item, token)).map((item) => toEntry(item, token, text))
}

const isEntry = ({ start, key, sep, value }: Item, { type }: CST.Token): boolean =>
  type === 'block-seq'
    ? start.some((part) => part.type === 'seq-item-ind')
    : key !== undefined || sep !== undefined || value !== undefined

const toEntry = ({ start, key, sep, value }: Item, owner: CST.Token, text: string): Entry => {
  const isItem = owner.type === 'block-seq'
  const indicator = isItem
    ? start.find(({ type }) => type === 'seq-item-ind')
    : sep?.find(({ type }) => type === 'map-value-ind')
  const begin = (isItem ? indicator : (key ?? value))?.offset ?? owner.offset
  const behindKey = key ? tokenEnd(key, text) : begin
  const valueFrom = indicator ? indicator.offset + indicator.source.length : behindKey
  const end = value ? tokenEnd(value, text) : valueFrom
  return {
    key: readKey(key),
    keyToken: key ?? undefined,
    value,
    start: begin,
    valueFrom,
    end: isBlock(owner) ? behindComment(text, end) : end,
  }
}

const readKey = (key: CST.Token | null | undefined): string | undefined =>
  key && CST.isScalar(key) ? CST.resolveAsScalar(key).value : undefined

/** Where the text of a value ends, without what follows it. */
export const tokenEnd = (token: CST.Token, text: string): number => {
  if (isBlock(token)) return readEntries(token, text).at(-1)?.end ?? token.offset
  if (isFlow(token)) {
    const close = token.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end')
    if (!close) throw new YamlEditError('A list or map is not closed.')
    return close.offset + 1
  }
  if (token.type !== 'block-scalar') return token.offset + ('source' in token ? token.source.length : 0)
  const head = token.props.reduce((length, part) => length + ('source' in part ? part.source.length : 0), 0)
  return token.offset + head + token.source.replace(/(?:\r?\n[ \t]*)+$/, '').length
}

const behindComment = (text: string, end: number): number => {
  const comment = /[ \t]+#[^\r\n]*/y
  comment.lastIndex = end
  return comment.test(text) ? comment.lastIndex : end
}

/** The column of an offset, from 0. */
export const columnOf = (text: string, offset: number): number =>
  offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** The style of a scalar's token; undefined for anything else. */
export const scalarStyle = (token: ValueToken | undefined): ScalarStyle | undefined => {
  if (token?.type === 'scalar') return 'plain'
  if (token?.type === 'single-quoted-scalar') return 'single'
  if (token?.type === 'double-quoted-scalar') return 'double'
  if (token?.type !== 'block-scalar') return undefined
  const header = token.props.find((part) => part.type === 'block-scalar-header')
  return header && 'source' in header && header.source.startsWith('|') ? 'literal' : 'folded'
}
