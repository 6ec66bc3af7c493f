import type { Check, CheckedDays } from '@kampana/shared/content/preview-worker'
import { ownAddressField } from '@kampana/engine-declare/record-address'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { table, tableName } from '@kampana/engine-server/records/table'
import type { DbClient } from '../db/tables.ts'

/** Days at the college on which staff last reviewed records with their own page, with the owner, by address. */
export const readCheckedDays = async (client: DbClient, timeZone: string): Promise<CheckedDays> => {
  const days: Record<string, Check> = {}
  for (const resource of allResources()) {
    const address = ownAddressField(resource)
    if (address === undefined || !('checked_at' in resource.fields)) continue
    const rows = (await table(client)
      .selectFrom(tableName(resource))
      .leftJoin('roles', 'roles.id', 'owner_id')
      .select([`${address} as address`, 'checked_at', 'roles.description as by'])
      .where(address, 'is not', null)
      .where('checked_at', 'is not', null)
      .execute()) as { address: string; checked_at: string; by: string | null }[]
    for (const { address: path, checked_at: at, by } of rows)
      days[path] = { day: calendarDay(timeZone, new Date(at)), ...(by !== null && { by }) }
  }
  return days
}
