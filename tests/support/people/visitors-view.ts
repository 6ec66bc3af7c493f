import { visibleRows } from '@kampana/engine-server/records/visibility'
import { table, tableName } from '@kampana/engine-server/records/table'
import type { Database } from '@kampana/server/db/tables'
import { isForVisitors } from '@kampana/engine-declare/visibility'
import { declaredResources } from '../declared-resources.ts'

/** Columns that only staff read. */
const forStaff = new Set(['owner_id', 'due'])

/** All public data of records and every public address, as one text. */
export const visitorsView = async (db: Database, today: string): Promise<string> => {
  const views = []
  for (const resource of declaredResources.filter(isForVisitors)) {
    const rows = await table(db)
      .selectFrom(tableName(resource))
      .selectAll()
      .where(visibleRows(resource, today))
      .orderBy('id')
      .execute()
    views.push(
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !forStaff.has(name)))),
    )
  }
  views.push(
    await db.selectFrom('addresses').selectAll().where('state', '!=', 'reserved').orderBy('path').execute(),
  )
  return JSON.stringify(views)
}
