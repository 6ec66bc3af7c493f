/** The wire of `/api/{resource}/{id}/versions`. */

/** A version of a record: how it was after one entry of the log. */
export interface Version {
  /** The log entry's id; 0 for the record as it was before the first entry that the log has. */
  id: number
  /** The entry's action, such as `edit`; null for version 0. */
  action: string | null
  /** The username and the name of who made the change; null where nobody was signed in, and for version 0. */
  username: string | null
  name: string | null
  /** When the change was made; null for version 0. */
  created_at: string | null
  /** The names of the fields that the change has set. */
  changed: string[]
  /** Whether the record is this version now. */
  current: boolean
  /** The version that this change has put back. */
  put_back?: number
}

/** What staff had written over the file from which a record was made, as text. */
export interface FormerText {
  id: number
  path: string
  /** Null where the file was deleted. */
  text: string | null
  /** `draft` and `waiting` never went live. */
  state: 'live' | 'version' | 'draft' | 'waiting'
  note: string
  name: string
  created_at: string
}

/** `GET /api/{resource}/{id}/versions`: newest first, by pages. */
export interface VersionPage {
  data: Version[]
  /** On the last page what is older than the record itself, if there is anything. */
  former?: readonly FormerText[]
  /** The `before` of the next page; null on the last one. */
  next: number | null
}

/** `GET /api/{resource}/{id}/versions/{version}` */
export interface VersionDetail {
  data: {
    id: number
    /** The fields that people write, as they were then. */
    record: Record<string, unknown>
    /** Fields that the log never keeps: their values are today's. */
    unknown: string[]
  }
}
