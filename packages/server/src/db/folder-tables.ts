import type { Generated } from 'kysely'

/** Tables of records in the college's folder, with marks of sample content. */
export type FolderTables = Record<FolderTable, SampleMarks>

type FolderTable =
  | 'search_terms'
  | 'home'
  | 'contact'
  | 'pages'
  | 'programs'
  | 'college'
  | 'academic_calendar'
  | 'calendar_entries'
  | 'offices'
  | 'people'
  | 'monographs'
  | 'downloads'
  | 'suspension_rules'

interface SampleMarks {
  /** JSON of the fields that still have the sample's values; null until the record was filled from the college's folder. */
  sample: Generated<string | null>
}
