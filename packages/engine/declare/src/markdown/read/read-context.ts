import type { Definition, PhrasingContent, Root } from 'mdast'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'

/** Address on the site of an image or file in a college's folder, and the size of a drawing. */
export interface FoundFile {
  src: string
  width?: number | undefined
  height?: number | undefined
}

/** Context of a text. A text in the canonical layout needs none of it. */
export interface MarkdownReadOptions {
  /** Address of a file of the folder, written as `pictures/bell.svg`. */
  findFile?: (path: string) => FoundFile
  /** Text of a value of the college, `college.name`, unless it is written beside it. */
  findValue?: (name: string) => string | undefined
  /** Called for text that stays as words although it looks like a tag, a directive, a value or facts. */
  onUnknown?: (piece: string, offset: number) => void
  /** Parser, possibly with a cache; its tree isn't changed. */
  parse?: (text: string) => Root
}

/** Context of reading a whole text. */
export interface ReadContext extends MarkdownReadOptions {
  text: string
  definitions: ReadonlyMap<string, Definition>
}

export type Mark = NonNullable<RichTextNode['marks']>[number]

/** Reports a piece of text that stays as words, by its node. */
export const reportUnknown = (
  { onUnknown, text }: ReadContext,
  { position }: Pick<PhrasingContent, 'position'>,
  piece: string,
): void => {
  const start = position?.start.offset ?? 0
  onUnknown?.(piece, Math.max(start, text.indexOf(piece, start)))
}

/** Source of a node that a body can't contain, which stays as words. */
export const sourceOf = ({ position }: Pick<PhrasingContent, 'position'>, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset)
