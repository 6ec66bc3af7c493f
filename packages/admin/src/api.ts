import { createApi } from '@kampana/shared/api/api'
import { apiUrl } from './url/server-url.ts'

/** The server's API. */
export const api = createApi({ baseUrl: apiUrl })
