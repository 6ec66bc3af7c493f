import type { PublicApi } from '@kampana/shared/api/public-api'
import { createContext, useContext } from 'react'

/** The API, for what visitors do; null on the server, where nobody does anything. */
export const ApiContext = createContext<PublicApi | null>(null)
export const useApi = (): PublicApi | null => useContext(ApiContext)
