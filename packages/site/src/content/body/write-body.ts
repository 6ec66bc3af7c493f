import { bodyToMarkdown } from '@kampana/shared/markdown/body-to-markdown'
import { storedDocument } from '@kampana/shared/rich-text/rich-text'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text-node'
import { toPath } from '../records/layouts/layout.ts'

/** What was written before: of an export or a save most bodies are as they were, and each block is read back. */
const written = new Map<string, string>()
const mostWritten = 1000

/** A record's body as Markdown for people, from which `readBody` reads the same. */
export const writeBody = (json: string): string => {
  const known = written.get(json)
  if (known !== undefined) return known
  if (written.size >= mostWritten) written.clear()
  const text = bodyToMarkdown(withPaths(storedDocument(json)))
  written.set(json, text)
  return text
}

/** A body whose pictures of the folder are named by their paths there; a drawing says its measures by itself. */
const withPaths = (node: RichTextNode): RichTextNode => {
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
