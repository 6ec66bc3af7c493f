import type { Definition } from 'mdast'
import { bodyMessages } from '../messages/body-messages.ts'
import { parseRichText } from '../rich-text/rich-text.ts'
import type { RichTextNode } from '../rich-text/rich-text-node.ts'
import { canonicalDocument } from './canonical.ts'
import { bodyBounds, markdownProblem, type MarkdownProblem } from './markdown-problem.ts'
import { readBlocks } from './read/read-blocks.ts'
import type { ReadContext, ReadOptions } from './read/read-context.ts'
import { readInline } from './read/read-inline.ts'
import { parseMarkdown } from './syntax/parse-markdown.ts'

/**
 * Reads Markdown as the body of a record, checked as every body is. Answers the document, or in plain words what is wrong with
 * it. A text whose parsing would take a parser's time or stack is refused before.
 */
export const markdownToBody = (
  text: string,
  options: ReadOptions = {},
): { document: RichTextNode } | { problem: string } => {
  const problem = markdownProblem(text, bodyBounds)
  if (problem) return { problem: sentences[problem.kind] }
  return parseRichText(JSON.stringify(canonicalDocument(readMarkdown(text, options))))
}

const sentences: Readonly<Record<MarkdownProblem['kind'], string>> = {
  long: bodyMessages.tooLong,
  deep: bodyMessages.tooDeep,
  signs: bodyMessages.signs,
}

/** The same without a check, for a text that was written here. */
export const readMarkdown = (text: string, options: ReadOptions = {}): RichTextNode => {
  const root = parseMarkdown(text)
  const definitions = root.children.filter((node): node is Definition => node.type === 'definition')
  const context: ReadContext = {
    ...options,
    text,
    definitions: new Map(definitions.map((each) => [each.identifier, each])),
    readLine: (line) => readLine(line, options),
  }
  return { type: 'doc', content: readBlocks(root.children, context) }
}

/** Words of one line, such as a cell of a data file: what would begin a block there is words, too. */
const readLine = (line: string, options: ReadOptions): RichTextNode[] => {
  // A word before them keeps signs from beginning a list or a heading.
  const [block] = parseMarkdown(`x ${line.trim().replaceAll(/\s*\n\s*/g, ' ')}`).children
  if (block?.type !== 'paragraph') return line === '' ? [] : [{ type: 'text', text: line }]
  const context: ReadContext = { ...options, text: line, definitions: new Map(), readLine: () => [] }
  const [first, ...others] = readInline(block.children, context)
  const text = first?.text?.slice(2) ?? ''
  return first && text !== '' ? [{ ...first, text }, ...others] : others
}
