import { plainText, type RichTextNode } from './rich-text.ts'

/** In UTF-16 units. */
const longest = 240

/**
 * What lists show of a document: its first paragraphs up to a heading or a list, which make no sentence with them; all
 * that it says where it has no paragraph.
 */
export const createExcerpt = (document: RichTextNode): string => {
  const paragraphs: string[] = []
  for (const block of blocksIn(document)) {
    const words = plainText(block)
    if (words !== '' && block.type === 'paragraph') paragraphs.push(words)
    else if (words !== '' && paragraphs.length > 0) break
  }
  return shortened(paragraphs.join(' ') || plainText(document))
}

/** A quotation is its paragraphs. */
const blocksIn = ({ content = [] }: RichTextNode): RichTextNode[] =>
  content.flatMap((block) => (block.type === 'blockquote' ? blocksIn(block) : [block]))

const shortened = (words: string): string => {
  if (words.length <= longest) return words
  const cut = words.slice(0, longest - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined)}…`
}
