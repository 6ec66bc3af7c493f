import type { Mark } from '@tiptap/pm/model'
import type { PhrasingContent } from 'mdast'

/** What of a node of the editor is in a line, before the marks are nested. */
export interface Piece {
  node: PhrasingContent
  marks: readonly Mark[]
}

/** Nests marks: of those that begin at a piece, the one that lasts longest is the outermost. */
export const nestMarks = (pieces: readonly Piece[]): PhrasingContent[] => {
  const nodes: PhrasingContent[] = []
  for (let at = 0; at < pieces.length;) {
    const [mark, length] = longestMark(pieces, at)
    const run = pieces.slice(at, at + length)
    nodes.push(...(mark ? [wrapIn(mark, run)] : run.map(({ node }) => node)))
    at += length
  }
  return joinTexts(nodes)
}

const longestMark = (pieces: readonly Piece[], at: number): [Mark | undefined, number] => {
  let longest: [Mark | undefined, number] = [undefined, 1]
  for (const mark of pieces[at]?.marks ?? []) {
    if (mark.type.name === 'code') continue
    let end = at + 1
    while (pieces[end]?.marks.some((other) => other.eq(mark)) === true) end++
    if (!longest[0] || end - at > longest[1]) longest = [mark, end - at]
  }
  return longest
}

const wrapIn = (mark: Mark, run: readonly Piece[]): PhrasingContent => {
  const inner = run.map(({ node, marks }) => ({ node, marks: marks.filter((other) => !other.eq(mark)) }))
  const children = nestMarks(inner)
  const { href, title } = mark.attrs
  switch (mark.type.name) {
    case 'bold':
      return { type: 'strong', children }
    case 'strike':
      return { type: 'delete', children }
    case 'link':
      return { type: 'link', url: String(href), title: title == null ? null : String(title), children }
    default:
      return { type: 'emphasis', children }
  }
}

/** Neighbouring texts and codes are one: written apart, two codes would have no end between them. */
const joinTexts = (nodes: readonly PhrasingContent[]): PhrasingContent[] => {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    const isSame =
      (node.type === 'text' && last?.type === 'text') ||
      (node.type === 'inlineCode' && last?.type === 'inlineCode')
    if (isSame) joined.splice(-1, 1, { ...last, value: last.value + node.value })
    else joined.push(node)
  }
  return joined
}
