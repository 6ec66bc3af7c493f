import type { ResourceHooks } from '../crud/hooks.ts'
import { sampleMarks } from './sample-marks.ts'

/** A monograph is there for visitors once it was published. */
export const monographHooks: ResourceHooks<'monographs'> = {
  ...sampleMarks,
  computedColumns: (record, old, change) => ({
    ...sampleMarks.computedColumns?.(record, old, change),
    status: record.posted_at == null ? 'draft' : 'published',
  }),
}
