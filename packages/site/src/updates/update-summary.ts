import type { Update } from '@kampana/shared/api/api'

/** Fields needed for a link to an update. A document's state has only these. */
export type UpdateSummary = Pick<Update, 'id' | 'title' | 'category' | 'from' | 'to' | 'posted_at'>

export const summarizeUpdate = ({ id, title, category, from, to, posted_at }: Update): UpdateSummary => ({
  id,
  title,
  category,
  from,
  to,
  posted_at,
})
