import type { RichTextNode } from './rich-text-node.ts'

/** Every node of a document, in reading order. It doesn't recurse, so that a deep document can't overflow the call stack. */
export function* walkNodes(document: RichTextNode): Generator<RichTextNode> {
  const stack = [document]
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node
    for (const child of (node.content ?? []).toReversed()) stack.push(child)
  }
}
