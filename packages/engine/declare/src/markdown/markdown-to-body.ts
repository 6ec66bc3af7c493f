import type { Definition, Root } from 'mdast'
import { bodyMessages } from '../messages/body-messages.ts'
import { parseRichText } from '../rich-text/rich-text.ts'
import type { RichTextNode } from '../rich-text/rich-text-node.ts'
import { bodyLanguage } from './body-fence.ts'
import { canonicalDocument } from './canonical.ts'
import { markdownProblem, type MarkdownProblem } from './markdown-problem.ts'
import { readBlocks } from './read/read-blocks.ts'
import type { ReadContext, MarkdownReadOptions } from './read/read-context.ts'
import { parseMarkdown } from './syntax/parse-markdown.ts'

/** A body, or its problem as a sentence, with its offset in the text if known. */
export type ReadBody = { document: RichTextNode } | { problem: string; offset?: number | undefined }

/**
 * Reads Markdown as the body of a record, validated like every body. Rejects a text that would exhaust the parser's time or
 * stack.
 */
export const markdownToBody = (text: string, options: MarkdownReadOptions = {}): ReadBody => {
  const fence = wholeFence.exec(text)?.[1]
  const whole = fence === undefined ? undefined : parseRichText(fence)
  if (whole && 'document' in whole) return { document: canonicalDocument(whole.document) }
  const problem = markdownProblem(text)
  if (problem) return { problem: sentences[problem.kind], offset: problem.offset }
  const root = (options.parse ?? parseMarkdown)(text)
  const context = contextOf(root, text, options)
  const read = check(readBlocks(root.children, context))
  return 'document' in read
    ? read
    : { ...read, offset: findFaulty(root, { ...context, onUnknown: () => {} }) }
}

/** A body that is JSON as a whole needs no parser. */
const wholeFence = new RegExp(`^\\s*\`\`\`${bodyLanguage}\\n(\\{"type":"doc".*\\})\\n\`\`\`\\s*$`)

const check = (content: RichTextNode[]): ReturnType<typeof parseRichText> =>
  parseRichText(JSON.stringify(canonicalDocument({ type: 'doc', content })))

/** Offset of the first block that isn't allowed in a body. */
const findFaulty = ({ children }: Root, context: ReadContext): number | undefined =>
  children.find((block) => 'problem' in check(readBlocks([block], context)))?.position?.start.offset

const sentences: Readonly<Record<MarkdownProblem['kind'], string>> = {
  long: bodyMessages.tooLong,
  deep: bodyMessages.tooDeep,
  signs: bodyMessages.signs,
}

/** The same without validation, for a text written by this code. */
export const readMarkdown = (
  text: string,
  onUnknown: NonNullable<MarkdownReadOptions['onUnknown']>,
): RichTextNode => {
  const root = parseMarkdown(text)
  return { type: 'doc', content: readBlocks(root.children, contextOf(root, text, { onUnknown })) }
}

const contextOf = (root: Root, text: string, options: MarkdownReadOptions): ReadContext => {
  const definitions = root.children.filter((node): node is Definition => node.type === 'definition')
  return { ...options, text, definitions: new Map(definitions.map((each) => [each.identifier, each])) }
}
