import { createContext, type ReactNode } from 'react'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'

/** How a body stands on its page. */
export interface BodySurroundings {
  /** Whether it is the page itself: its headings have addresses, and its links are the college's own. */
  isPage: boolean
  /** Shows the records that a list in it names. */
  showRecords?: (attrs: NonNullable<RichTextNode['attrs']>) => ReactNode
}

export const BodyContext = createContext<BodySurroundings>({ isPage: false })
