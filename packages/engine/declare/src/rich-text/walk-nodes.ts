import type { RichTextNode } from './rich-text-node.ts'

/** Yields every node of a document in reading order. Not recursive, so that a deep document can't overflow the call stack. */
export function* walkNodes(document: RichTextNode): Generator<RichTextNode> {
  const stack = [document]
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node
    for (const child of (node.content ?? []).toReversed()) stack.push(child)
  }
}
