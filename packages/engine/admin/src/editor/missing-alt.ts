import { isPicture, listPictures } from '@kampana/engine-declare/rich-text/pictures'
import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import type { Node } from '@tiptap/pm/model'

/** Number of images in a stored body without a description that aren't marked as decorative. */
export const countMissingAlt = (json: unknown): number => {
  if (typeof json !== 'string' || json === '') return 0
  const result = parseRichText(json)
  return 'problem' in result ? 0 : listPictures(result.document).filter(lacksDescription).length
}

/** First image without a description in the editor's document. */
export const findMissingAlt = (doc: Node): { pos: number; src: string } | undefined => {
  let found: { pos: number; src: string } | undefined
  doc.descendants((node, pos) => {
    if (!found && isPicture({ type: node.type.name }) && lacksDescription(node))
      found = { pos, src: String(node.attrs.src) }
    return found === undefined
  })
  return found
}

const lacksDescription = ({ attrs }: { attrs?: Readonly<Record<string, unknown>> }): boolean =>
  attrs?.alt == null
