import type { ClassNotice } from '@kampana/shared/class-status'
import type { DbClient } from '../../db/tables.ts'

/** To how many inboxes and phones a notice was handed, and by when; nothing of that while it is on its way. */
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
