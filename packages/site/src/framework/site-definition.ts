import type { FunctionComponent, ReactNode } from 'react'
import type { Head, Page } from './page.ts'

/** What a site hands to the framework, which imports nothing of the site. */
export interface SiteDefinition {
  /** The page at an address, or the not-found page. */
  findPage: (url: URL) => Page
  /** The title of a page that isn't loaded yet. */
  findTitle: (path: string) => string | undefined
  /** Wraps every page. */
  Layout: FunctionComponent<{ children: ReactNode }>
  /** Completes a page's head with what depends on other pages. */
  completeHead: (head: Head, path: string) => Head
  /** The `<title>` of a document. */
  documentTitle: (head: Head) => string
  /** Runs in the browser after each navigation, with the head of the new page. */
  onNavigate: (head: Head) => void
}
