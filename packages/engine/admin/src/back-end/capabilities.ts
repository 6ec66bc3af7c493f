import { isOwnServer } from './own-server.ts'

/**
 * Features of a back end beyond the specification's calls, for all resources. `availableResource` covers individual resources.
 */
interface Capabilities {
  /** Lists have ranked search, filters by any field, authors, long fields and saved views. */
  lists: boolean
  /** Records have versions, a trash, a log and presence. */
  records: boolean
  /**
   * Permissions are the declared ones and take effect at once. Sessions are listed, and sensitive actions require the
   * password.
   */
  permissions: boolean
  /** The back end has a media library, and bodies may contain more than the specification's elements. */
  media: boolean
  /** The website's pages can be searched. */
  website: boolean
}

/** Features of the signed-in person's back end. Only our own server has any of them. */
export const capabilities = (): Capabilities => (isOwnServer() ? all : none)

const all = { lists: true, records: true, permissions: true, media: true, website: true }
const none = { lists: false, records: false, permissions: false, media: false, website: false }
