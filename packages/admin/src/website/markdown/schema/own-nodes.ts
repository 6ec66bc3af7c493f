import { isSafePictureUrl } from '@kampana/shared/text/safe-url'
import { mergeAttributes, Node } from '@tiptap/core'
import { figureNode } from '../../../crud/rich-text/media/media-nodes.ts'

const text = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
  renderHTML: (attrs: Record<string, unknown>) => ({ [`data-${name}`]: attrs[name] }),
})
const picture = {
  src: { default: '' },
  alt: { default: '' },
  title: { default: null },
}

/** A directive such as `::facts data.office`, drawn from its data. */
export const DirectiveNode = Node.create({
  name: 'directive',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ source: text('source') }),
  parseHTML: () => [{ tag: 'div[data-directive]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-directive': '' }),
    String(node.attrs.source),
  ],
  renderText: ({ node }) => String(node.attrs.source),
})

/** A value such as `{{college.name}}`, by its source. */
export const ChipNode = Node.create({
  name: 'chip',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: text('source') }),
  parseHTML: () => [{ tag: 'span[data-chip]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-chip': '' }),
    String(node.attrs.source),
  ],
  renderText: ({ node }) => String(node.attrs.source),
})

/** A tag of HTML within a line, as it was written. */
export const InlineHtmlNode = Node.create({
  name: 'inlineHtml',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: text('source') }),
  parseHTML: () => [{ tag: 'span[data-inline-html]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-inline-html': '' }),
    String(node.attrs.source),
  ],
  renderText: ({ node }) => String(node.attrs.source),
})

/** A block that the editor has no shape for: its source, editable as text and written as it stands. */
export const RawNode = Node.create({
  name: 'raw',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  isolating: true,
  whitespace: 'pre',
  parseHTML: () => [{ tag: 'pre[data-raw]', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', mergeAttributes(HTMLAttributes, { 'data-raw': '' }), 0],
})

/** A picture that stands alone. It may be a file of the college's folder, too. */
export const FigureNode = figureNode.extend({
  parseHTML: () => [
    {
      tag: 'figure[data-figure]',
      priority: 60,
      getAttrs: (element) => isPictureOfPage(element.getAttribute('data-src') ?? '') && null,
    },
  ],
})

const isPictureOfPage = (src: string): boolean => isSafePictureUrl(src) || /^pictures\/[\w./-]+$/.test(src)

/** A picture within a line. */
export const ImageNode = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => picture,
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** A poem or song: a fenced block with `verse`, or `verse fil` for Filipino. */
export const VerseNode = Node.create({
  name: 'verse',
  group: 'block',
  content: 'stanza+',
  defining: true,
  isolating: true,
  addAttributes: () => ({ info: text('info') }),
  parseHTML: () => [{ tag: 'div[data-verse]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-verse': '' }), 0],
})

/** Lines of a verse; a refrain is indented. */
export const StanzaNode = Node.create({
  name: 'stanza',
  content: 'text*',
  marks: '',
  code: true,
  whitespace: 'pre',
  addAttributes: () => ({
    refrain: {
      default: false,
      parseHTML: (element) => element.hasAttribute('data-refrain'),
      renderHTML: (attrs) => (attrs.refrain === true ? { 'data-refrain': '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'p[data-stanza]', preserveWhitespace: 'full', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes, { 'data-stanza': '' }), 0],
})
