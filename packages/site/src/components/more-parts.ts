import { createContext } from 'react'

/** A section of a page: its id and label. */
export interface Part {
  id: string
  title: string
  /** Language of its label, if different from the page's. */
  lang?: string
}

/** Sections below the page's own, which its jump links include. */
export const MoreParts = createContext<readonly Part[]>([])
