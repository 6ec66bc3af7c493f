import { instant } from '../clock.ts'
import type { Parts } from '../parts.ts'
import type { Difference } from '../resource/difference.ts'
import type { Row } from '../resource/table.ts'

/** Log entries keep what changed as JSON, and of a deletion one of them tells whether it can be taken back. */
export const logsDifference = (parts: Parts): Difference => ({
  listed: ['record_id'],
  present: (row) =>
    typeof row.properties === 'string' ? { ...row, properties: JSON.parse(row.properties) as unknown } : row,
  detail: async (row) => (row.action === 'delete' ? { ...row, ...(await afterwards(parts, row)) } : row),
})

/** What became of a deleted record: whether it can come back, or by whom and when it was brought back. */
const afterwards = async ({ db, now }: Parts, { id, resource, record_id }: Row) => {
  const waiting = await db
    .selectFrom('trash')
    .select('expires_at')
    .where('log_id', '=', id)
    .where('resource', '=', String(resource))
    .where('expires_at', '>', instant(now()))
    .executeTakeFirst()
  if (waiting) return { restorable: true, restorable_until: waiting.expires_at }
  const restored = await db
    .selectFrom('logs')
    .select(['username as by', 'created_at as at'])
    .where('resource', '=', String(resource))
    .where('record_id', '=', Number(record_id))
    .where('action', '=', 'restore')
    .where('id', '>', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { restorable: false, restored: restored ?? null }
}
