import type { ChangedRecord, PublishRequest } from '@kampana/shared/api/changes'
import { pick } from 'es-toolkit'

/** Draft hash and published version that the reviewer saw. The approval covers no other draft. */
export const approvalOf = (record: ChangedRecord): PublishRequest['approved'][number] =>
  pick(record, ['resource', 'id', 'hash', 'version'])
