import type { ReleaseRecord } from '@kampana/engine-declare/api/releases'
import { pick } from 'es-toolkit'

/** Draft hash and published version that the reviewer saw. The approval covers no other draft. */
export const approvalOf = (record: ReleaseRecord) => pick(record, ['resource', 'id', 'hash', 'version'])
