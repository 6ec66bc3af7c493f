import type { SiteApi } from '../page.ts'
import { createContext, useContext } from 'react'

/** The client-side router, as components use it after hydration. */
interface BrowserRouter {
  api: SiteApi
  /** Reloads the current page's data. */
  refresh: () => void
}

/** Null during rendering on the server. */
export const RouterContext = createContext<BrowserRouter | null>(null)
export const useApi = (): SiteApi | null => useContext(RouterContext)?.api ?? null
export const useRefresh = (): (() => void) | null => useContext(RouterContext)?.refresh ?? null
