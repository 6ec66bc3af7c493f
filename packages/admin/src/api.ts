import { createApi } from '@kampana/shared/api'

/** The server's API, on this origin. */
export const api = createApi()
