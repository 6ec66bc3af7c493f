import type { RichTextNode } from './rich-text-node.ts'
import { walkNodes } from './walk-nodes.ts'

/** Whether a node shows a picture: within a line, or as a figure, also of a gallery. */
export const isPicture = ({ type }: { type: string }): boolean => type === 'image' || type === 'figure'

/** Every picture of a document, in reading order. */
export const listPictures = (document: RichTextNode): RichTextNode[] =>
  [...walkNodes(document)].filter(isPicture)

/** The first picture of a document, in reading order. */
export const findFirstPicture = (document: RichTextNode): { src: string; alt: string } | null => {
  for (const node of walkNodes(document))
    if (isPicture(node)) return { src: String(node.attrs?.src), alt: String(node.attrs?.alt ?? '') }
  return null
}
