import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'

/** Surroundings of a body on its page. */
export interface BodySurroundings {
  /** True if the body is the page itself. Its headings then have ids, and search engines may follow its links. */
  isPage: boolean
  /** True if an image at its start is the page's first element, which is fetched with high priority. */
  leads?: boolean
  /** Renders the list of records that a node's attributes describe. */
  showRecords?: (attrs: Readonly<Record<string, unknown>>) => string
  /** Text of a value of the college, such as `college.name`. */
  findValue?: (name: string) => string | undefined
  /** Adds links to HTML of text outside links. */
  linkWords?: (text: string) => string
}

/** Renders a node as HTML, with a function that renders its children. */
export type ShowNode = (node: RichTextNode, children: Children, where: BodySurroundings) => string
/** Renders a node's children. */
export type Children = (node: RichTextNode | undefined) => string

/** True if an item or cell is a single line, optionally followed by lists, so that it needs no paragraph. */
export const isLine = ([first, ...others]: readonly RichTextNode[]): boolean =>
  first?.type === 'paragraph' &&
  first.attrs?.textAlign == null &&
  others.every(({ type }) => type === 'bulletList' || type === 'orderedList')
