import type { ClassNotice } from '@kampana/shared/class-status'
import type { DbClient } from '../../db/tables.ts'

/** Numbers of inboxes and phones that received a notice, and the time of the last; empty while it is being sent. */
export const findSent = async (db: DbClient, id: number): Promise<Pick<ClassNotice, 'sent'>> => {
  const last = await db
    .selectFrom('alerts')
    .select(['status', 'taken', 'phones', 'last_at'])
    .where('resource', '=', 'class-status')
    .where('record_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isOver = last?.status === 'over' || last?.status === 'partly'
  return isOver && last.last_at !== null && last.taken > 0
    ? { sent: { inboxes: last.taken - last.phones, phones: last.phones, at: last.last_at } }
    : {}
}
