import type { ClientOptions } from '@kampana/engine-declare/api/http/client'
import type { FunctionComponent, ReactNode } from 'react'
import type { Head, Page, SiteApi } from './page.ts'

/** Definition of a site for the framework, which imports nothing from the site. */
export interface SiteDefinition {
  /** Creates the API that pages load from. `timeZone` is the college's, for days sent as instants. */
  createApi: (options: ClientOptions & { timeZone?: string }) => SiteApi
  /** Page at an address, or the not-found page. */
  findPage: (url: URL) => Page
  /** Title of a page that hasn't loaded yet. */
  findTitle: (path: string) => string | undefined
  /** Wraps every page. */
  Layout: FunctionComponent<{ children: ReactNode }>
  /** Adds properties that depend on other pages to a page's head. */
  completeHead: (head: Head, path: string) => Head
  /** Text of the document's `<title>`. */
  documentTitle: (head: Head) => string
  /** Runs in the browser after each navigation, with the head of the new page. */
  onNavigate: (head: Head) => void
}
