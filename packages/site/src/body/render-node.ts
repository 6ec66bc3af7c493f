import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'

/** How a body stands on its page. */
export interface BodySurroundings {
  /** Whether it is the page itself: its headings have addresses, and its links are the college's own. */
  isPage: boolean
  /** Whether a picture at its start begins the page, so that it is fetched with high priority. */
  leads?: boolean
  /** The HTML of the list of records that a node's attributes describe. */
  showRecords?: (attrs: Readonly<Record<string, unknown>>) => string
  /** The words of a value of the college, `college.name`. */
  findValue?: (name: string) => string | undefined
  /** The HTML of words that are no link, where those in them that could be one shall be. */
  linkWords?: (words: string) => string
}

/** Shows a node as HTML, by the others that are in it. */
export type ShowNode = (node: RichTextNode, children: Children, where: BodySurroundings) => string
/** Shows what is in a node. */
export type Children = (node: RichTextNode | undefined) => string

/** Whether an item or cell is a line, before lists if there are any, so that it needs no paragraph. */
export const isLine = ([first, ...others]: readonly RichTextNode[]): boolean =>
  first?.type === 'paragraph' &&
  first.attrs?.textAlign == null &&
  others.every(({ type }) => type === 'bulletList' || type === 'orderedList')
