import { bodyToMarkdown } from '@kampana/shared/markdown/body-to-markdown'
import { storedDocument } from '@kampana/shared/rich-text/rich-text'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text-node'
import { memoizeText } from '@kampana/shared/text/memoize-text'
import { toPath } from '../records/layouts/layout.ts'

/** A record's body as Markdown for people, from which `readBody` reads the same. */
export const writeBody = memoizeText((json) => bodyToMarkdown(withPaths(storedDocument(json))))

/** A body whose pictures of the folder are named by their paths there; a drawing says its measures by itself. */
function withPaths(node: RichTextNode): RichTextNode {
  const { src, width, height, ...attrs } = node.attrs ?? {}
  const path = typeof src === 'string' ? toPath(src) : src
  const content = node.content?.map(withPaths)
  return {
    ...node,
    ...(content && { content }),
    ...(typeof src === 'string' && {
      attrs: { ...attrs, src: path, ...(path === src && { width, height }) },
    }),
  }
}
