import { apiUrl } from '../url/server-url.ts'

/** The dashboard's address of a file's editor. */
export const editPath = (path: string): string => `/website/edit?${new URLSearchParams({ path }).toString()}`

/** The dashboard's address of a file's versions. */
export const versionsPath = (path: string): string =>
  `/website/versions?${new URLSearchParams({ path }).toString()}`

/** A page's address on the site, which may be another host than the dashboard's. */
export const siteAddress = (address: string): string => apiUrl + address
