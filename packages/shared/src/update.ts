import type { RecordOf } from './resource.ts'
import type { updates } from './resources/updates.ts'
import { toDay, defaultTimeZone } from './time/time-zone.ts'

/**
 * A published update as lists carry it; `excerpt` and `picture` are our server's, other back ends send the body itself,
 * and know no drafts.
 */
export type Update = Omit<RecordOf<typeof updates>, 'updates' | 'posted_at' | 'status'> & {
  posted_at: string
  status?: UpdateStatus
  updates?: string
  excerpt?: string
  picture?: { src: string; alt: string } | null
  /** When its content was last changed, by our server alone; a draft's changes come before it is posted. */
  edited_at?: string | null
}
export type UpdateCategory = Update['category']
export type UpdateStatus = RecordOf<typeof updates>['status']
/** What a back end may leave out of an update, or send as null. */
type Sparse = Pick<Update, 'id' | 'title' | 'category' | 'created_at'> & {
  [Key in keyof Update]?: Update[Key] | null
}

/**
 * An update as any back end sends it, made whole: days without their time, and posted when it was made if it doesn't say.
 * Only Laravels send days with a time, and they don't tell their college's time zone.
 */
export const normalizeUpdate = ({ created_at, ...given }: Sparse): Update => ({
  ...(given as Update),
  subtitle: given.subtitle ?? null,
  from: toDay(given.from, defaultTimeZone) ?? null,
  to: toDay(given.to, defaultTimeZone) ?? null,
  created_at,
  posted_at: given.posted_at ?? created_at,
})

/** When what people read of an update last changed, where that was after it was posted. */
export const editedAfterPosting = ({ posted_at, edited_at }: Pick<Update, 'posted_at' | 'edited_at'>) =>
  edited_at != null && edited_at > posted_at ? edited_at : undefined

/** When what people read of an update last changed; where it never did, when it was posted. */
export const changedAt = (update: Pick<Update, 'posted_at' | 'edited_at'>): string =>
  editedAfterPosting(update) ?? update.posted_at
