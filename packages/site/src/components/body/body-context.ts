import { createContext } from 'react'

/** How a body stands on its page. */
export interface BodySurroundings {
  /** Whether it is the page itself: its headings have addresses, and its links are the college's own. */
  isPage: boolean
  /** The HTML of the lists of records in it, by their attributes as JSON (records/in-body). */
  records?: Readonly<Record<string, string>> | undefined
}

export const BodyContext = createContext<BodySurroundings>({ isPage: false })
