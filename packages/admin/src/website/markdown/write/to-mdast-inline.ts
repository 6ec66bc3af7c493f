import type { PhrasingContent } from 'mdast'
import { nestMarks, type Piece } from './nest-marks.ts'
import { Mark, type Node } from '@tiptap/pm/model'

/** What stands in a block's line, as a tree. In a table's cell a line break is HTML's. */
export const toPhrasing = (block: Node, inCell = false): PhrasingContent[] => {
  const pieces: Piece[] = []
  block.forEach((child) => pieces.push(...toPieces(child, inCell)))
  return nestMarks(trimPieces(joinPieces(pieces).map(trimLines).map(hoistBreak).flatMap(hoistSpaces)))
}

/** Texts of the same marks are one, also where a line ends between them. */
const joinPieces = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.node.type === 'text' && piece.node.type === 'text' && Mark.sameSet(last.marks, piece.marks))
      joined.splice(-1, 1, { ...last, node: { type: 'text', value: last.node.value + piece.node.value } })
    else joined.push(piece)
  }
  return joined
}

const toPieces = (node: Node, inCell: boolean): Piece[] => {
  const marks = node.marks.filter(({ type }) => type.name !== 'wrap')
  const piece = (content: PhrasingContent): Piece[] => [{ node: content, marks }]
  const { source, src, alt, title } = node.attrs
  switch (node.type.name) {
    case 'hardBreak':
      return piece(toBreak(source, inCell))
    case 'chip':
      return piece({ type: 'chip', value: String(source) })
    case 'inlineHtml':
      return piece({ type: 'html', value: String(source) })
    case 'image':
      return piece({
        type: 'image',
        url: String(src),
        alt: String(alt),
        title: title === null ? null : String(title),
      })
    default:
      return piece(toText(node))
  }
}

const toText = (node: Node): PhrasingContent => {
  const isWrap = node.text === ' ' && node.marks.some(({ type }) => type.name === 'wrap')
  const value = isWrap ? '\n' : (node.text ?? '').replaceAll('\0', '\ufffd').replaceAll(/\r\n?|\n/g, ' ')
  return node.marks.some(({ type }) => type.name === 'code')
    ? { type: 'inlineCode', value: isWrap ? ' ' : value }
    : { type: 'text', value }
}

const toBreak = (source: unknown, inCell: boolean): PhrasingContent => {
  if (typeof source === 'string' && source.startsWith('<')) return { type: 'html', value: source }
  if (inCell) return { type: 'html', value: '<br>' }
  return { type: 'break', data: { bySpaces: source === '  \n' } }
}

/** A space at a line's end or beginning says nothing there, and would be written as `&#x20;`. */
const trimLines = (piece: Piece): Piece =>
  piece.node.type === 'text'
    ? { ...piece, node: { type: 'text', value: piece.node.value.replaceAll(/[ \t]*\n[ \t]*/g, '\n') } }
    : piece

/** Nor with a line break. */
const hoistBreak = (piece: Piece, at: number, pieces: readonly Piece[]): Piece => {
  if (piece.node.type !== 'break') return piece
  const marks = piece.marks.filter((mark) =>
    [pieces[at - 1], pieces[at + 1]].every((neighbour) => neighbour?.marks.some((other) => other.eq(mark))),
  )
  return { ...piece, marks }
}

/** Marks can't begin or end with a space in Markdown: one at their end stands outside of them. */
const hoistSpaces = (piece: Piece, at: number, pieces: readonly Piece[]): Piece[] => {
  if (piece.node.type !== 'text' || piece.marks.length === 0) return [piece]
  const [, before = '', words = '', after = ''] =
    /^([ \t\n]*)([\s\S]*?)([ \t\n]*)$/.exec(piece.node.value) ?? []
  const text = (value: string, marks: readonly Mark[]): Piece[] =>
    value === '' ? [] : [{ node: { type: 'text', value }, marks }]
  const sharedWith = (neighbour: Piece | undefined) =>
    piece.marks.filter((mark) => neighbour?.marks.some((other) => other.eq(mark)))
  return [
    ...text(before, sharedWith(pieces[at - 1])),
    ...text(words, piece.marks),
    ...text(after, sharedWith(pieces[at + 1])),
  ]
}

/** Spaces and breaks at a block's ends say nothing, and Markdown has no words for them. */
const trimPieces = (pieces: readonly Piece[]): Piece[] => {
  const trimmed = [...pieces]
  const trimEnd = (index: 0 | -1, pattern: RegExp) => {
    for (let piece = trimmed.at(index); piece; piece = trimmed.at(index)) {
      const { node } = piece
      const value = node.type === 'text' ? node.value.replace(pattern, '') : undefined
      if (node.type !== 'break' && value !== '') {
        if (value !== undefined) trimmed.splice(index, 1, { ...piece, node: { type: 'text', value } })
        return
      }
      trimmed.splice(index, 1)
    }
  }
  trimEnd(0, /^[ \t\n]+/)
  trimEnd(-1, /[ \t\n]+$/)
  return trimmed
}
