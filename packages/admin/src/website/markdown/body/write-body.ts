import type { Node } from '@tiptap/pm/model'
import { writeBlock } from '../write/write-block.ts'
import { joinBlocks, type WrittenBlock } from './join-blocks.ts'
import { matchBlocks, type MatchedBlock } from './match-blocks.ts'
import type { Body } from './open-body.ts'

/** The document as text: the blocks that were opened and still stand there keep their bytes, the others are written. */
export const writeBody = (body: Body, doc: Node): string => {
  const written: WrittenBlock[] = []
  for (const block of matchBlocks(body.blocks, doc.children)) {
    const text = blockText(body, block)
    if (text !== undefined) written.push({ ...block, text })
  }
  const isWhole = written.length === body.blocks.length && written.every(({ isSame }) => isSame)
  const tail =
    isWhole || /[\r\n]/.test(body.tail) || written.length === 0 ? body.tail : body.tail + body.lineEnd
  return body.lead + joinBlocks(body, written) + tail
}

const blockText = (body: Body, { node, index, isSame }: MatchedBlock): string | undefined => {
  const opened = isSame && index !== undefined ? body.blocks[index] : findMoved(body, node)
  if (opened) return opened.source
  const text = writeBlock(node, body.definitions)
  return body.lineEnd === '\n' ? text : text?.replaceAll('\n', body.lineEnd)
}

/** A block that was moved keeps its bytes, too. */
const findMoved = ({ blocks }: Body, node: Node) => blocks.find((block) => node.eq(block.node))
