import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { RecordHooks } from './hooks/hooks.ts'

/** Hooks of a resource whose records are public once they are published (`publishing`). */
export const published: Pick<RecordHooks, 'computedColumns' | 'describeChange'> = {
  computedColumns: [(record) => ({ status: record['posted_at'] == null ? 'draft' : 'published' })],
  describeChange: (record, old) =>
    record['posted_at'] != null && old?.['posted_at'] == null ? basicMessages.isLive : undefined,
}
