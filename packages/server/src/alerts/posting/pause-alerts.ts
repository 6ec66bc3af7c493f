import type { DbClient } from '../../db/tables.ts'

/** Pauses alerts until a person releases them. After a restore or a standstill, their news may already be sent or outdated. */
export const pauseAlerts = async (
  client: DbClient,
  now: string,
  statuses: readonly ('planned' | 'held' | 'sending')[],
): Promise<number> => {
  const paused = await client
    .updateTable('alerts')
    .set({ status: 'paused', stopped_at: now })
    .where('status', 'in', statuses)
    .returning('id')
    .execute()
  return paused.length
}
