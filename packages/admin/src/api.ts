import { createApi } from '@kampana/shared/api/api'
import { collegeTimeZone } from '@kampana/engine-admin/format/time-zone'
import { apiUrl } from '@kampana/engine-admin/url/server-url'

/** Client of the server's API. */
export const api = createApi({ baseUrl: apiUrl, timeZone: collegeTimeZone })
