import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import { ownAddressField } from '@kampana/shared/record-address'
import { allResources } from '@kampana/shared/registry/all-resources'
import { createDayFormatter } from '../clock.ts'
import { table, tableName } from '../crud/table.ts'
import type { DbClient } from '../db/tables.ts'

/** The days at the college on which staff last confirmed what has a page of its own, by its address. */
export const readCheckedDays = async (client: DbClient, timeZone: string): Promise<CheckedDays> => {
  const dayOf = createDayFormatter(timeZone)
  const days: Record<string, string> = {}
  for (const resource of allResources()) {
    const address = ownAddressField(resource)
    if (address === undefined || !('checked_at' in resource.fields)) continue
    const rows = (await table(client)
      .selectFrom(tableName(resource))
      .select([`${address} as address`, 'checked_at'])
      .where(address, 'is not', null)
      .where('checked_at', 'is not', null)
      .execute()) as { address: string; checked_at: string }[]
    for (const row of rows) days[row.address] = dayOf(new Date(row.checked_at))
  }
  return days
}
