import { plainText, type RichTextNode } from './rich-text.ts'

/** In UTF-16 units. */
const maxLength = 240

/** Creates an excerpt for lists: the first paragraphs up to a heading or a list, or the whole text if there is no paragraph. */
export const createExcerpt = (document: RichTextNode): string => {
  const paragraphs: string[] = []
  for (const block of listBlocks(document)) {
    const text = plainText(block)
    if (text !== '' && block.type === 'paragraph') paragraphs.push(text)
    else if (text !== '' && paragraphs.length > 0) break
  }
  return truncate(paragraphs.join(' ') || plainText(document))
}

/** Blocks of a document, including those in quotations. */
const listBlocks = ({ content = [] }: RichTextNode): RichTextNode[] =>
  content.flatMap((block) => (block.type === 'blockquote' ? listBlocks(block) : [block]))

const truncate = (text: string): string => {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined)}…`
}
