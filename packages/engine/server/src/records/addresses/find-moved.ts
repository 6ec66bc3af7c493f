import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import type { EngineContext } from '../context/engine-context.ts'
import { table, tableName, type Row } from '../table.ts'
import { visibleRows } from '../visibility.ts'
import { recordAt, toLocation } from './declared-address.ts'
import { findRedirect } from './redirects.ts'

type Context = Pick<EngineContext, 'reader' | 'settings' | 'now'>

/** Location of the page to which an address redirects; undefined if there is none. A hidden record isn't revealed. */
export const findLocation = async (context: Context, address: string): Promise<string | undefined> => {
  const target = await findRedirect(context.reader, address)
  if (target === undefined) return undefined
  const isHidden = recordAt(address) && recordAt(target) && !(await findVisible(context, target))
  return isHidden ? undefined : toLocation(target)
}

/** Record that visitors can read and that once had an address; undefined if there is none. */
export const findMovedRecord = async (context: Context, address: string): Promise<Row | undefined> => {
  const target = await findRedirect(context.reader, address)
  return target === undefined ? undefined : findVisible(context, target)
}

const findVisible = async ({ reader, settings, now }: Context, address: string): Promise<Row | undefined> => {
  const at = recordAt(address)
  if (!at) return undefined
  const row = await table(reader)
    .selectFrom(tableName(at.resource))
    .selectAll()
    .where((eb) => eb.and(at.values))
    .where(visibleRows(at.resource, calendarDay(settings.timeZone, now())))
    .executeTakeFirst()
  return row as Row | undefined
}
