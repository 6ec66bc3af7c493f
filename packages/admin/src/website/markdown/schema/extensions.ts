import { getSchema, Mark, Node, type AnyExtension } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { mediaNodes } from '../../../crud/rich-text/media/media-nodes.ts'
import { cellAttributes } from '../../../crud/rich-text/table/cell-align.ts'
import {
  ChipNode,
  DirectiveNode,
  FigureNode,
  ImageNode,
  InlineHtmlNode,
  RawNode,
  StanzaNode,
  VerseNode,
} from './own-nodes.ts'
import { LinkMark, WrapMark } from './text-marks.ts'

const hidden = (value: unknown) => ({ default: value, rendered: false })
/** What a node or mark of Tiptap's kit keeps besides, so that Markdown is written as it was. */
const kept: Readonly<Record<string, Record<string, { default: unknown; rendered: boolean }>>> = {
  bulletList: { marker: hidden('-'), spread: hidden(false) },
  orderedList: { delimiter: hidden('.'), spread: hidden(false) },
  listItem: { spread: hidden(false) },
  hardBreak: { source: hidden(null) },
}

const kit = StarterKit.configure({ underline: false, link: false }).extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(withKept)
  },
})

const withKept = (extension: AnyExtension): AnyExtension => {
  // `**`code`**` is bold and code.
  if (extension instanceof Mark && extension.name === 'code') return extension.extend({ excludes: 'code' })
  const attributes = kept[extension.name]
  if (!attributes || !(extension instanceof Node)) return extension
  return extension.extend({
    addAttributes() {
      return { ...this.parent?.(), ...attributes }
    },
  })
}

const oneParagraph = {
  content: 'paragraph',
  addAttributes(this: { parent?: (() => object) | undefined }) {
    return { ...this.parent?.(), ...cellAttributes }
  },
}

/** What a page's text is made of. Its views and keys are the editor's own. */
export const blockExtensions = {
  directive: DirectiveNode,
  chip: ChipNode,
  inlineHtml: InlineHtmlNode,
  raw: RawNode,
  figure: FigureNode,
  image: ImageNode,
  verse: VerseNode,
}

export const pageExtensions: readonly AnyExtension[] = [
  kit,
  LinkMark,
  WrapMark,
  StanzaNode,
  ...mediaNodes.filter(({ name }) => name !== FigureNode.name),
  // A cell of a Markdown table is one line.
  Table.extend({ addAttributes: () => ({ padded: hidden(true) }) }),
  TableRow,
  TableHeader.extend(oneParagraph),
  TableCell.extend(oneParagraph),
]

export const pageSchema = getSchema([...pageExtensions, ...Object.values(blockExtensions)])
