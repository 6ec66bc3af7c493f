import { bodyToMarkdown } from '@kampana/engine-declare/markdown/body-to-markdown'
import { storedDocument } from '@kampana/engine-declare/rich-text/rich-text'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text-node'
import { memoizeText } from '@kampana/engine-declare/text/memoize-text'
import { toPath } from '../records/folder-address.ts'

/** A record's body as readable Markdown, which `readBody` parses into the same body. */
export const writeBody = memoizeText((json) => bodyToMarkdown(withPaths(storedDocument(json))))

/** A body with the folder's paths as addresses of images. A drawing omits its dimensions, which its file has. */
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
