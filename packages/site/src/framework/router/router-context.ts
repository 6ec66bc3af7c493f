import type { PublicApi } from '@kampana/shared/api/public-api'
import { createContext, useContext } from 'react'

/** What a page can do once it is hydrated. */
interface BrowserRouter {
  /** The API, for what visitors do. */
  api: PublicApi
  /** Loads the present page anew. */
  refresh: () => void
}

/** Null while rendering on the server. */
export const RouterContext = createContext<BrowserRouter | null>(null)
export const useApi = (): PublicApi | null => useContext(RouterContext)?.api ?? null
export const useRefresh = (): (() => void) | null => useContext(RouterContext)?.refresh ?? null
