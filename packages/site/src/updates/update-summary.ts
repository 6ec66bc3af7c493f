import type { Update } from '@kampana/shared/api/api'

/** The fields that a link to an update needs. Only these are in a document's state. */
export type UpdateSummary = Pick<Update, 'id' | 'title' | 'category' | 'from' | 'to' | 'posted_at'>

export const summarizeUpdate = ({ id, title, category, from, to, posted_at }: Update): UpdateSummary => ({
  id,
  title,
  category,
  from,
  to,
  posted_at,
})
