import type { DbClient } from '../../db/tables.ts'

/**
 * Lets alerts wait until a person releases them. After a restore what they tell may have gone out already or be no longer so, and
 * the same is so after a standstill.
 */
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
