import type { Definition, PhrasingContent } from 'mdast'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'

/** Where a picture or file of a college's folder is on the site, and how large a drawing is. */
export interface FoundPicture {
  src: string
  width?: number | undefined
  height?: number | undefined
}

/** What a text says only together with what is around it. All of it is missing for a text in the canonical layout. */
export interface ReadOptions {
  /** The address of what is written as a file of the folder: `pictures/bell.svg`. */
  findPicture?: (path: string) => FoundPicture
  /** The words of a value of the college, `college.name`, where they aren't written beside it. */
  findValue?: (name: string) => string | undefined
  /** The blocks of a directive that isn't of the canonical layout, `::facts data.office`; undefined for one that isn't known. */
  readDirective?: (
    name: string,
    value: string,
    readLine: (line: string) => RichTextNode[],
  ) => RichTextNode[] | undefined
  /** Whether e-mail and web addresses in prose are links. */
  linksAddresses?: boolean
}

/** What reading needs to know of the whole text. */
export interface ReadContext extends ReadOptions {
  text: string
  definitions: ReadonlyMap<string, Definition>
  readLine: (line: string) => RichTextNode[]
}

export type Mark = NonNullable<RichTextNode['marks']>[number]

/** The source of a node that a body has no shape for, which stays as words. */
export const sourceOf = ({ position }: Pick<PhrasingContent, 'position'>, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset)
