import type { RecordOf } from '@kampana/engine-declare/resource'
import type { updates } from './resources/updates.ts'
import { lastDay } from '@kampana/engine-declare/time/event-days'
import { toDay } from '@kampana/engine-declare/time/time-zone'

type Stored = RecordOf<typeof updates>
/** Fields that an update has on every back end, also in lists. */
type Common = 'id' | 'title' | 'subtitle' | 'from' | 'to' | 'created_at'
/**
 * A published update in a list. Only our server sends `excerpt` and `picture`; other back ends send the body and have no
 * drafts.
 */
export type Update = Pick<Stored, Common> & {
  category: NonNullable<Stored['category']>
  posted_at: string
  excerpt?: string
  picture?: { src: string; alt: string } | null
  /** Time of the last change of content, from our server only; before `posted_at` if it was a draft. */
  edited_at?: string | null
  /** Verification code after publication, from our server only. */
  code?: string | null
} & Partial<Omit<Stored, Common | 'category' | 'posted_at'>>
export type UpdateCategory = Update['category']
export type UpdateStatus = Stored['status']
/** Fields that a back end may omit or send as null. */
type Sparse = Omit<Update, Sent> & { [Key in Sent]?: Update[Key] | null }
type Sent = 'subtitle' | 'from' | 'to' | 'posted_at'

/**
 * Normalizes an update of any back end: days lose their time, an event ends on its first day or later, and `posted_at`
 * defaults to `created_at`.
 */
export const normalizeUpdate = ({ created_at, ...given }: Sparse, timeZone: string): Update => {
  const from = given.from ? toDay(given.from, timeZone) : null
  const to = given.to ? toDay(given.to, timeZone) : null
  return {
    ...given,
    subtitle: given.subtitle ?? null,
    from,
    to: from === null ? to : lastDay(from, to),
    created_at,
    posted_at: given.posted_at ?? created_at,
  }
}

/** Time of an update's last edit, if it was after publication. */
export const editedAfterPosting = ({ posted_at, edited_at }: Pick<Update, 'posted_at' | 'edited_at'>) =>
  edited_at != null && edited_at > posted_at ? edited_at : undefined

/** Time of an update's last edit, or of its publication. */
export const lastChange = (update: Pick<Update, 'posted_at' | 'edited_at'>): string =>
  editedAfterPosting(update) ?? update.posted_at
