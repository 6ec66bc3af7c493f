import { createContext } from 'react'

/** A part of a page: its id, and what it is called. */
export interface Part {
  id: string
  title: string
  /** The language of its label, where that isn't the page's. */
  lang?: string
}

/** Parts that stand beneath a page; its jump links lead to them, too. */
export const MoreParts = createContext<readonly Part[]>([])
