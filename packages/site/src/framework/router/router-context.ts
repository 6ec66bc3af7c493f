import type { PublicApi } from '@kampana/shared/api/public-api'
import { createContext, useContext } from 'react'

/** What components can use after hydration. */
interface BrowserRouter {
  api: PublicApi
  /** Reloads the current page's data. */
  refresh: () => void
}

/** Null while rendering on the server. */
export const RouterContext = createContext<BrowserRouter | null>(null)
export const useApi = (): PublicApi | null => useContext(RouterContext)?.api ?? null
export const useRefresh = (): (() => void) | null => useContext(RouterContext)?.refresh ?? null
