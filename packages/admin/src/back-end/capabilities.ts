import { isOwnServer } from './own-server.ts'

/** What a back end does beyond the specification's calls, whatever the resource; `availableResource` says it of each resource. */
interface Capabilities {
  /** Lists are searched by rank and filtered by any field, tell authors and long fields, and have views. */
  lists: boolean
  /** Records have versions, a trash and a log of their own, and tell who else edits them. */
  records: boolean
  /** Permissions are those of the declarations, and follow at once; sessions are listed, and passwords asked for again. */
  rights: boolean
  /** There is a library of pictures, files, and bodies with more than the specification's. */
  media: boolean
  /** The website is searched for its pages. */
  website: boolean
}

/** What the back end of the person signed in does; only our own server does any of it. */
export const capabilities = (): Capabilities => (isOwnServer() ? all : none)

const all = { lists: true, records: true, rights: true, media: true, website: true }
const none = { lists: false, records: false, rights: false, media: false, website: false }
