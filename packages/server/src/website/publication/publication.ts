import type { ContentEdit } from '@kampana/shared/content/content-api'
import type { Causer } from '../../crud/activity.ts'
import type { Tables } from '../../db/tables.ts'
import type { Move } from './former-paths.ts'

/** Edits that go live together. */
export interface Publication {
  edits: readonly ContentEdit[]
  kind: Tables['content_versions']['kind']
  note: string
  /** Null where the schedule or new files of the folder publish; then `by` says so. */
  causer: Causer | null
  by?: string
  /** The change whose drafts these are; without it a new one is made. */
  changeId?: number
  moves?: readonly Move[]
}
