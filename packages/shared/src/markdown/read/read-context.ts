import type { Definition, PhrasingContent, Root } from 'mdast'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'

/** Where a picture or file of a college's folder is on the site, and how large a drawing is. */
export interface FoundFile {
  src: string
  width?: number | undefined
  height?: number | undefined
}

/** What a text says only together with what is around it. All of it is missing for a text in the canonical layout. */
export interface MarkdownReadOptions {
  /** The address of what is written as a file of the folder: `pictures/bell.svg`. */
  findFile?: (path: string) => FoundFile
  /** The words of a value of the college, `college.name`, where they aren't written beside it. */
  findValue?: (name: string) => string | undefined
  /** Told what stays as words though it looks like more: a tag, a directive, a value or facts that a body hasn't got. */
  onUnknown?: (piece: string, offset: number) => void
  /** What parses, where somebody remembers what was parsed before; its tree isn't changed. */
  parse?: (text: string) => Root
}

/** What reading needs to know of the whole text. */
export interface ReadContext extends MarkdownReadOptions {
  text: string
  definitions: ReadonlyMap<string, Definition>
}

export type Mark = NonNullable<RichTextNode['marks']>[number]

/** Tells of a piece of the text that stays as words, by the node that it stands in. */
export const reportUnknown = (
  { onUnknown, text }: ReadContext,
  { position }: Pick<PhrasingContent, 'position'>,
  piece: string,
): void => {
  const start = position?.start.offset ?? 0
  onUnknown?.(piece, Math.max(start, text.indexOf(piece, start)))
}

/** The source of a node that a body has no shape for, which stays as words. */
export const sourceOf = ({ position }: Pick<PhrasingContent, 'position'>, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset)
