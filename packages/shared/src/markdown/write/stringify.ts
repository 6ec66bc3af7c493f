import type { BlockContent, Break, Literal } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import {
  defaultHandlers,
  toMarkdown,
  type Handlers,
  type Join,
  type Options,
  type Unsafe,
} from 'mdast-util-to-markdown'
import { directiveToMarkdown } from '../syntax/directive-syntax.ts'

/** How a block is written, where there is more than one way. */
export interface Style {
  /** `_` reads better; within a word only `*` is emphasis. */
  emphasis: '_' | '*'
  /** Whether a table's columns are padded to the same width. */
  padded: boolean
}

/** A block as Markdown, without a line end after it. Whatever could be read as a mark is escaped. */
export const stringifyBlock = (block: BlockContent, style: Style): string =>
  stringifyBlocks([block], style, listOptions(block))

/** Blocks as Markdown, with an empty line between them. */
export const stringifyBlocks = (
  blocks: BlockContent[],
  { emphasis, padded }: Style = { emphasis: '_', padded: true },
  options: Options = { bullet: '-' },
): string =>
  toMarkdown(
    { type: 'root', children: blocks },
    {
      ...options,
      emphasis,
      rule: '-',
      resourceLink: true,
      fences: true,
      listItemIndent: 'one',
      handlers,
      join: [listAfterWords],
      unsafe: [angle],
      extensions: [
        gfmTableToMarkdown({ tablePipeAlign: padded }),
        gfmStrikethroughToMarkdown(),
        directiveToMarkdown,
      ],
    },
  ).replace(/\n$/, '')

/** The place of a value, such as `{{data.hours}}`, written as it is. */
export interface Chip extends Literal {
  type: 'chip'
}
declare module 'mdast' {
  interface BreakData {
    bySpaces?: boolean
  }
  interface ListData {
    marker?: string
  }
  interface PhrasingContentMap {
    chip: Chip
  }
  interface RootContentMap {
    chip: Chip
  }
}

/** With marks after it, `<` may begin an e-mail address. */
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

/** After a paragraph's line micromark takes `- 2. a` for words. */
const listAfterWords: Join = (left, right) =>
  left.type === 'paragraph' && right.type === 'list' && right.children[0]?.children[0]?.type === 'list'
    ? 1
    : undefined

const handlers: Partial<Handlers> = {
  chip: (node: Chip) => node.value,
  break: (node: Break, parent, state, info) =>
    node.data?.bySpaces === true ? '  \n' : defaultHandlers.break(node, parent, state, info),
}

const listOptions = (block: BlockContent): Options => {
  if (block.type !== 'list') return { bullet: '-' }
  const marker = block.data?.marker
  if (block.ordered) return { bullet: '-', bulletOrdered: marker === ')' ? ')' : '.' }
  return { bullet: marker === '*' || marker === '+' ? marker : '-' }
}
