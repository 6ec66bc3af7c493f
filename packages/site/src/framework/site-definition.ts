import type { FunctionComponent, ReactNode } from 'react'
import type { Head, Page } from './page.ts'

/** What a site hands to the framework, which imports nothing of the site. */
export interface SiteDefinition {
  /** The page at an address; the not-found page where there is none. */
  findPage: (url: URL) => Page
  /** What the site calls the page at a path before it is loaded. */
  findTitle: (path: string) => string | undefined
  /** What surrounds every page. */
  Layout: FunctionComponent<{ children: ReactNode }>
  /** Completes what a page says of itself with what only the whole site knows. */
  completeHead: (head: Head, path: string) => Head
  /** The `<title>` of a document. */
  documentTitle: (head: Head) => string
  /** Runs in the browser whenever another page has been shown. */
  onNavigate: () => void
}
