import type { BlockContent, Break, Literal } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { defaultHandlers, toMarkdown, type Handlers, type Join, type Options } from 'mdast-util-to-markdown'
import { directiveToMarkdown } from '../syntax/directive-syntax.ts'

/** How a block is written, where there is more than one way. */
export interface Style {
  /** `_` reads better; within a word only `*` is emphasis. */
  emphasis: '_' | '*'
  /** Whether a table's columns are padded to the same width. */
  padded: boolean
}

/** A block as Markdown, without a line end after it. Whatever could be read as a mark is escaped. */
export const stringifyBlock = (block: BlockContent, { emphasis, padded }: Style): string =>
  toMarkdown(
    { type: 'root', children: [block] },
    {
      ...listOptions(block),
      emphasis,
      rule: '-',
      resourceLink: true,
      fences: true,
      listItemIndent: 'one',
      handlers,
      join: [listAfterWords],
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
  interface PhrasingContentMap {
    chip: Chip
  }
  interface RootContentMap {
    chip: Chip
  }
}

/** Only a list that begins with 1 and with words may follow a paragraph without an empty line. */
const listAfterWords: Join = (left, right) => {
  if (left.type !== 'paragraph' || right.type !== 'list') return undefined
  const isClear = (right.start ?? 1) === 1 && (right.children[0]?.children.length ?? 0) > 0
  return isClear ? undefined : 1
}

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
