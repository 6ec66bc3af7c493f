import { createApi } from '@kampana/shared/api/api'
import { collegeTimeZone } from './format/time-zone.ts'
import { apiUrl } from './url/server-url.ts'

/** Client of the server's API. */
export const api = createApi({ baseUrl: apiUrl, timeZone: collegeTimeZone })
