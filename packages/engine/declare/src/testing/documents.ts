import type { RichTextNode } from '../rich-text/rich-text.ts'

/** Parts of a body, including invalid ones. */
export const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
export const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
export const doc = (...content: unknown[]) => ({ type: 'doc', content }) as RichTextNode

/** Nodes as Tiptap 3.31 serializes them with ra-input-rich-text's extensions, including default attributes. */
export const link = (href: string) => ({
  type: 'link',
  attrs: { href, target: '_blank', rel: 'noopener noreferrer nofollow', class: null, title: null },
})
export const picture = {
  type: 'image',
  attrs: { src: '/media/0123/640x480.webp', alt: 'The campus', title: null, width: 640, height: 480 },
}
export const list = (type: string, ...items: object[]) => ({
  type,
  ...(type === 'orderedList' && { attrs: { start: 3, type: null } }),
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})
