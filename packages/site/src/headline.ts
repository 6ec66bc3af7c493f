import type { Update } from '@kampana/shared/api/api'

/** As much of an update as it takes to point to it. Documents carry no more of those that they don't show. */
export type Headline = Pick<Update, 'id' | 'title' | 'category' | 'from' | 'to' | 'posted_at'>

export const headline = ({ id, title, category, from, to, posted_at }: Update): Headline => ({
  id,
  title,
  category,
  from,
  to,
  posted_at,
})
