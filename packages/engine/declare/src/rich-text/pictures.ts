import type { RichTextNode } from './rich-text-node.ts'
import { walkNodes } from './walk-nodes.ts'

/** True for a node that shows an image: within a line, or as a figure, also in a gallery. */
export const isPicture = ({ type }: { type: string }): boolean => type === 'image' || type === 'figure'

/** All images of a document, in reading order. */
export const listPictures = (document: RichTextNode): RichTextNode[] =>
  [...walkNodes(document)].filter(isPicture)

/** First image of a document, in reading order. */
export const findFirstPicture = (document: RichTextNode): { src: string; alt: string } | null => {
  for (const node of walkNodes(document))
    if (isPicture(node)) return { src: String(node.attrs?.src), alt: String(node.attrs?.alt ?? '') }
  return null
}
