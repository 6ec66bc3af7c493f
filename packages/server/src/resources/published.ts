import { messages } from '@kampana/shared/messages/messages'
import type { RecordHooks } from '@kampana/engine-server/records/hooks'

/** Hooks of a resource whose records are public once they are published (`publishing`). */
export const published: Pick<RecordHooks, 'computedColumns' | 'describeChange'> = {
  computedColumns: [(record) => ({ status: record['posted_at'] == null ? 'draft' : 'published' })],
  describeChange: (record, old) =>
    record['posted_at'] != null && old?.['posted_at'] == null ? messages.isLive : undefined,
}
