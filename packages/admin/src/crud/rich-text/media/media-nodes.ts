import { parseFile } from '@kampana/shared/media/file'
import { isAllowedAttribute } from '@kampana/shared/rich-text/rich-text'
import { parseVideo } from '@kampana/shared/rich-text/video'
import { formatBytes } from '@kampana/shared/text/format-bytes'
import { Node } from '@tiptap/core'
import { previewUrl } from './stored-picture.ts'

type Attributes = Readonly<Record<string, unknown>>

/** An attribute that HTML keeps as `data-…`; null where it is missing. */
const kept = (name: string, read: (value: string) => unknown = String) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(`data-${name}`)
    return value === null ? null : read(value)
  },
  renderHTML: (attrs: Attributes) => (attrs[name] == null ? {} : { [`data-${name}`]: String(attrs[name]) }),
})

/** A block of its own, whose HTML is what the editor shows. `needs` are the attributes without which there is none. */
const mediaNode = (
  name: string,
  tag: string,
  attributes: Record<string, ReturnType<typeof kept>>,
  { needs, show }: { needs: readonly string[]; show: (attrs: Attributes) => unknown[] },
) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => attributes,
    parseHTML: () => [
      {
        tag: `${tag}[data-${name}]`,
        priority: 60,
        // What a paste brings in shows nothing from elsewhere.
        getAttrs: (element) =>
          needs.every((each) =>
            isAllowedAttribute('node', name, each, element.getAttribute(`data-${each}`)),
          ) && null,
      },
    ],
    renderHTML: ({ node, HTMLAttributes }) => [
      tag,
      { ...HTMLAttributes, [`data-${name}`]: '' },
      ...show(node.attrs),
    ],
  })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const figureNode = mediaNode(
  'figure',
  'figure',
  {
    src: kept('src'),
    alt: kept('alt'),
    width: kept('width', Number),
    height: kept('height', Number),
    size: kept('size'),
    caption: kept('caption'),
    credit: kept('credit'),
  },
  {
    needs: ['src'],
    show: ({ src, alt, caption, credit }) => [
      ['img', { src: previewUrl(text(src)), ...(alt != null && { alt: text(alt) }) }],
      ['figcaption', {}, ['span', {}, text(caption)], ' ', ['small', {}, text(credit)]],
    ],
  },
)

const gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: 'figure+',
  draggable: true,
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-gallery]', priority: 60 }],
  renderHTML: () => ['div', { 'data-gallery': '' }, 0],
})

const file = mediaNode(
  'file',
  'div',
  { href: kept('href'), title: kept('title'), bytes: kept('bytes', Number) },
  {
    needs: ['href', 'title'],
    show: ({ href, title, bytes }) => {
      const kind = parseFile(text(href))?.name.split('.').at(-1)?.toUpperCase() ?? ''
      const size = typeof bytes === 'number' ? formatBytes(bytes) : ''
      return [['span', {}, text(title)], ' ', ['small', {}, [kind, size].filter(Boolean).join(', ')]]
    },
  },
)

const video = mediaNode(
  'video',
  'div',
  { href: kept('href'), title: kept('title') },
  {
    needs: ['href'],
    show: ({ href, title }) => {
      const { site, href: address } = parseVideo(text(href)) ?? { site: '', href: '' }
      return [['span', {}, text(title) || site], ' ', ['small', {}, address.replace('https://www.', '')]]
    },
  },
)

const button = mediaNode(
  'button',
  'div',
  { href: kept('href'), label: kept('label') },
  {
    needs: ['href', 'label'],
    show: ({ href, label }) => [['span', {}, text(label)], ' ', ['small', {}, text(href)]],
  },
)

/** Pictures with captions, galleries, files, videos and buttons. */
export const mediaNodes = [figureNode, gallery, file, video, button]
