import type { FileMeasures } from '@kampana/engine-declare/media/file'

/** A record as visitors see it: declared fields by name, and related records as ids with titles. */
export type SiteRow = Readonly<Record<string, unknown>> & { readonly id: number }

/** Records of a list in a body, and the members that its view shows with them. */
export interface RecordList {
  records: readonly SiteRow[]
  members: readonly SiteRow[]
}

/** Records that visitors can see on a day, as the server reads them for the site. Unchanged parts stay the same objects. */
export interface SiteRecords {
  /** All records of each resource of the folder, in its order; a singleton has one. */
  records: Readonly<Record<string, readonly SiteRow[]>>
  /** Lists in their bodies, by the attributes of their nodes as JSON. An invalid list is missing. */
  lists: Readonly<Record<string, RecordList>>
  /** Sizes of uploaded files in the records, by address. */
  measures: Readonly<Record<string, FileMeasures>>
  /** Fields of the college that still have the sample's values. */
  samples: readonly string[]
}
