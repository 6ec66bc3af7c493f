import type { Generated } from 'kysely'

/** The tables of records that travel in the college's folder, where what is sample is marked. */
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
  /** JSON of the fields that are still the sample's; null until the record was filled from the college's folder. */
  sample: Generated<string | null>
}
