import type { Update } from '@kampana/shared/api/api'

/** As much of an update as it takes to point to it. Documents carry no more of those that they don't show. */
export type UpdateSummary = Pick<Update, 'id' | 'title' | 'category' | 'from' | 'to' | 'posted_at'>

export const summarizeUpdate = ({ id, title, category, from, to, posted_at }: Update): UpdateSummary => ({
  id,
  title,
  category,
  from,
  to,
  posted_at,
})
