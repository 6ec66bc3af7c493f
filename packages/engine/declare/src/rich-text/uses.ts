import type { AddressUse } from '../kinds/kind.ts'
import { findAddresses } from '../text/addresses.ts'
import { isPicture } from './pictures.ts'
import type { RichTextNode } from './rich-text-node.ts'
import { walkNodes } from './walk-nodes.ts'

/** Addresses in a document: its images, link targets of nodes and marks, and addresses in its text. */
export const listUses = (document: RichTextNode): AddressUse[] => [...walkNodes(document)].flatMap(usesOf)

const usesOf = (node: RichTextNode): AddressUse[] => {
  const { attrs, marks = [], text = '' } = node
  const links = [attrs?.['href'], ...marks.map((mark) => mark.attrs?.['href']), ...findAddresses(text)]
  const linked = links.flatMap((address) =>
    typeof address === 'string' ? [{ address, isShown: false }] : [],
  )
  if (!isPicture(node) || typeof attrs?.['src'] !== 'string') return linked
  const description = typeof attrs['alt'] === 'string' ? attrs['alt'] : ''
  return [{ address: attrs['src'], isShown: true, description }, ...linked]
}
