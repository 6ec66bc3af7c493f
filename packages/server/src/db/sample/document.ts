import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'

/** Words of a line: plain, or carrying a mark. */
export type Words = string | RichTextNode

export const docNode = (...blocks: RichTextNode[]): RichTextNode => ({ type: 'doc', content: blocks })
export const paragraph = (...words: Words[]): RichTextNode => ({ type: 'paragraph', content: line(words) })
export const heading = (...words: Words[]): RichTextNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: line(words),
})
export const bullets = (...items: Words[][]): RichTextNode => ({
  type: 'bulletList',
  content: entries(items),
})
export const steps = (...items: Words[][]): RichTextNode => ({ type: 'orderedList', content: entries(items) })
export const quote = (...words: Words[]): RichTextNode => ({
  type: 'blockquote',
  content: [paragraph(...words)],
})
export const pictureNode = (src: string, alt: string): RichTextNode => ({
  type: 'image',
  attrs: { src, alt },
})

export const bold = (text: string): RichTextNode => marked(text, { type: 'bold' })
export const italic = (text: string): RichTextNode => marked(text, { type: 'italic' })
/** Filipino words among English ones. */
export const filipino = (text: string): RichTextNode => ({
  type: 'text',
  text,
  marks: [{ type: 'italic' }, { type: 'language', attrs: { lang: 'fil' } }],
})
export const link = (text: string, href: string): RichTextNode =>
  marked(text, { type: 'link', attrs: { href } })

const marked = (text: string, mark: NonNullable<RichTextNode['marks']>[number]): RichTextNode => ({
  type: 'text',
  text,
  marks: [mark],
})
const line = (words: Words[]): RichTextNode[] =>
  words.map((word) => (typeof word === 'string' ? { type: 'text', text: word } : word))
const entries = (items: Words[][]): RichTextNode[] =>
  items.map((words) => ({ type: 'listItem', content: [paragraph(...words)] }))
