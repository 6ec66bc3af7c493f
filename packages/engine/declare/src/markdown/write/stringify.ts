import type { BlockContent } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown, type Join, type Unsafe } from 'mdast-util-to-markdown'
import { directiveToMarkdown } from '../syntax/directive-syntax.ts'

/** Blocks as Markdown, separated by an empty line. */
export const stringifyBlocks = (blocks: BlockContent[]): string =>
  toMarkdown(
    { type: 'root', children: blocks },
    {
      bullet: '-',
      // More readable; within a word only `*` is emphasis.
      emphasis: '_',
      rule: '-',
      resourceLink: true,
      fences: true,
      listItemIndent: 'one',
      join: [listAfterWords],
      unsafe: [angle],
      extensions: [gfmTableToMarkdown(), gfmStrikethroughToMarkdown(), directiveToMarkdown],
    },
  ).replace(/\n$/, '')

/** With marks after it, `<` may start an e-mail address. */
const angle: Unsafe = {
  character: '<',
  inConstruct: 'phrasing',
  notInConstruct: [
    'autolink',
    'destinationLiteral',
    'destinationRaw',
    'reference',
    'titleQuote',
    'titleApostrophe',
  ],
}

/** After a paragraph's line, micromark reads `- 2. a` as words. */
const listAfterWords: Join = (left, right) =>
  left.type === 'paragraph' && right.type === 'list' && right.children[0]?.children[0]?.type === 'list'
    ? 1
    : undefined
