import type { ChangedRecord, PublishRequest } from '@kampana/shared/api/changes'
import { pick } from 'es-toolkit'

/** Which draft of a record was seen, over which live version: another is not approved with it. */
export const approvalOf = (record: ChangedRecord): PublishRequest['approved'][number] =>
  pick(record, ['resource', 'id', 'hash', 'version'])
