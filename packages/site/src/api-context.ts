import type { Api } from '@kampana/shared/api'
import { createContext, useContext } from 'react'

/** The API, for what visitors do; null on the server, where nobody does anything. */
export const ApiContext = createContext<Api | null>(null)
export const useApi = (): Api | null => useContext(ApiContext)
