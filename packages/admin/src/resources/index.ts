import type { Screen, ScreenName } from '../resource/screens.tsx'

/** What a resource does otherwise than its declaration gives. */
export interface Differences extends Partial<Record<ScreenName, Screen>> {
  /** Columns that a table shows only when a person asks for them. */
  hiddenColumns?: readonly string[]
}

/** By resource. What is absent is generated. */
export const differing: Readonly<Record<string, Differences>> = {
  updates: { hiddenColumns: ['subtitle', 'created_at'] },
}
