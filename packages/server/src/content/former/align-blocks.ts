import { diffSequences, workLimit } from '@kampana/engine-declare/merge/diff-sequences'
import { numberNodes } from '@kampana/engine-declare/merge/compare-nodes'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text-node'
import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import { placeholderPattern } from './data-marks.ts'

/**
 * Replaces lines of a draft that showed values with the blocks of the converted page. For a draft without a stored base: such
 * a line counts as unchanged if the text around its values equals the page's.
 */
export const withPageBlocks = (draft: unknown, page: unknown): unknown => {
  const [own, shown] = [blocksOf(draft), blocksOf(page)]
  if (!own || !shown) return draft
  const keyOf = numberNodes()
  const hunks = diffSequences(shown.map(keyOf), own.map(keyOf), workLimit()) ?? []
  const content: RichTextNode[] = []
  let at = 0
  for (const { start, end, from, to } of hunks) {
    content.push(...shown.slice(at, start), ...pair(own.slice(from, to), shown.slice(start, end)))
    at = end
  }
  content.push(...shown.slice(at))
  return JSON.stringify({ type: 'doc', content })
}

const blocksOf = (body: unknown): readonly RichTextNode[] | undefined => {
  if (typeof body !== 'string') return undefined
  const read = parseRichText(body)
  return 'document' in read ? (read.document.content ?? []) : undefined
}

/** Replaces each block with values with the page's block that it has become. */
const pair = (own: readonly RichTextNode[], shown: readonly RichTextNode[]): RichTextNode[] => {
  let next = 0
  return own.map((block) => {
    const text = textOf(block)
    if (!placeholderPattern.test(text)) return block
    const at = findLine(text, block, shown, next)
    if (at < 0) return block
    next = at + 1
    return shown[at]!
  })
}

/** Finds the block of the page with the text around a draft block's values. */
const findLine = (
  text: string,
  { type }: RichTextNode,
  shown: readonly RichTextNode[],
  next: number,
): number => {
  const parts = text.split(new RegExp(placeholderPattern, 'g')).map((part) => RegExp.escape(part))
  const line = new RegExp(`^${parts.join('.+')}$`, 's')
  const find = (isLine: (block: RichTextNode) => boolean): number =>
    shown.findIndex((each, at) => at >= next && isLine(each))
  if (parts.some((part) => part !== '')) return find((each) => each.type === type && line.test(textOf(each)))
  // A value on its own has become a list or a table, or else a paragraph.
  const list = find((each) => each.type !== 'heading' && each.type !== 'paragraph')
  return list < 0 ? find((each) => each.type === 'paragraph') : list
}

const textOf = ({ text = '', attrs, content = [], type }: RichTextNode): string =>
  type === 'value' ? String(attrs?.['text']) : text + content.map(textOf).join('')
