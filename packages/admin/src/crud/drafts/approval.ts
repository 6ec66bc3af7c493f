import type { ChangedRecord, PublishInput } from '@kampana/shared/api/changes'

/** Which draft of a record was seen, over which live version: another is not approved with it. */
export const approvalOf = ({
  resource,
  id,
  hash,
  version,
}: ChangedRecord): PublishInput['approved'][number] => ({
  resource,
  id,
  hash,
  version,
})
