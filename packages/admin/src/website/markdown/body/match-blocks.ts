import type { Node } from '@tiptap/pm/model'
import type { BodyBlock } from './open-body.ts'

/** A block of the document, with the opened one that it is (`isSame`) or has replaced. */
export interface MatchedBlock {
  node: Node
  index: number | undefined
  isSame: boolean
}

/** Finds for each block of a document the block of the opened text that it is. */
export const matchBlocks = (opened: readonly BodyBlock[], nodes: readonly Node[]): MatchedBlock[] => {
  const isSame = (node: Node | undefined, block: BodyBlock | undefined) =>
    node !== undefined && block !== undefined && (node === block.node || node.eq(block.node))
  const shorter = Math.min(opened.length, nodes.length)
  let head = 0
  while (head < shorter && isSame(nodes[head], opened[head])) head++
  let foot = 0
  while (foot < shorter - head && isSame(nodes.at(-1 - foot), opened.at(-1 - foot))) foot++
  const middle = matchInOrder(
    opened.slice(head, opened.length - foot),
    nodes.slice(head, nodes.length - foot),
    isSame,
  )
  const shift = opened.length - nodes.length
  return nodes.map((node, at) => {
    if (at < head) return { node, index: at, isSame: true }
    if (at >= nodes.length - foot) return { node, index: at + shift, isSame: true }
    const match = middle[at - head]
    return { node, index: match && match.index + head, isSame: match?.isSame === true }
  })
}

type IsSame = (node: Node | undefined, block: BodyBlock | undefined) => boolean
type Match = { index: number; isSame: boolean } | undefined

/** The same blocks in their order first; then what stands between two of them replaces what stood there, one by one. */
const matchInOrder = (opened: readonly BodyBlock[], nodes: readonly Node[], isSame: IsSame): Match[] => {
  const matches: Match[] = nodes.map(() => undefined)
  let next = 0
  nodes.forEach((node, at) => {
    const index = opened.findIndex((block, index) => index >= next && isSame(node, block))
    if (index === -1) return
    matches[at] = { index, isSame: true }
    next = index + 1
  })
  let free = 0
  nodes.forEach((_node, at) => {
    const match = matches[at]
    if (match) {
      free = match.index + 1
      return
    }
    const limit = matches.slice(at).find((later) => later)?.index ?? opened.length
    if (free < limit) matches[at] = { index: free++, isSame: false }
  })
  return matches
}
