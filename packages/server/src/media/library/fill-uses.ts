import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { AppContext } from '../../app-context.ts'
import { holdingFields } from '@kampana/engine-server/records/links/holding-fields'
import { indexUses } from '@kampana/engine-server/records/uses/write-uses'
import { decodeRows } from '@kampana/engine-server/records/storage/index'
import { fetchRows, table, tableName } from '@kampana/engine-server/records/table'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import { usedUploads } from '../uses/used-by-records.ts'
import { lastTime, noteTime } from '../../operations/moments.ts'

/** Rows per batch; few, because a body can be 500 KB. */
const atOnce = 100

/**
 * Records once the uses of media by existing records, for a database from before the table `uses`. Changes keep it current
 * afterwards.
 */
export const fillUses = async ({ db, now }: AppContext): Promise<void> => {
  if (await lastTime(db, 'uses')) return
  await dialectOf(db).advisoryLock(db, async () => {
    if (await lastTime(db, 'uses')) return
    for (const resource of allResources().filter((each) => holdingFields(each).length > 0))
      for (let last = 0; ;) {
        const rows = await fetchRows(
          table(db)
            .selectFrom(tableName(resource))
            .selectAll()
            .where('id', '>', last)
            .orderBy('id')
            .limit(atOnce),
        )
        decodeRows(resource, rows)
        await db.transaction().execute(async (trx) => {
          for (const row of rows) await indexUses(trx, usedUploads, resource, row)
        })
        const end = rows.at(-1)
        if (!end) break
        last = end.id
      }
    await noteTime(db, 'uses', now())
  })
}
