import { required } from '@kampana/engine-server/required'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Number of days and weeks whose newest backup is retained. */
interface RetentionPolicy {
  days: number
  weeks: number
}

const backupPattern = /^college-(\d{4}-\d{2}-\d{2})-\d{6}\.kampana$/
const oneWeek = 7 * 24 * 60 * 60 * 1000

/** Filename of a backup made now, which sorts by time. */
export const backupName = (now: Date): string =>
  `college-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.kampana`

/** Deletes the backups that the policy doesn't retain. Files with other names stay. Returns the deleted names. */
export const rotate = (folder: string, { days, weeks }: RetentionPolicy): string[] => {
  const names = readdirSync(folder)
    .filter((name) => backupPattern.test(name))
    .toSorted()
    .toReversed()
  const needed = new Set([...newestByPeriod(names, readDay, days), ...newestByPeriod(names, readWeek, weeks)])
  const expired = names.filter((name) => !needed.has(name))
  for (const name of expired) rmSync(join(folder, name))
  return expired
}

/** Newest backup of each of the last `max` periods with one. */
const newestByPeriod = (
  names: readonly string[],
  periodOf: (name: string) => string,
  max: number,
): string[] => {
  const newest = new Map<string, string>()
  for (const name of names) if (!newest.has(periodOf(name))) newest.set(periodOf(name), name)
  return [...newest.values()].slice(0, max)
}

const readDay = (name: string): string => required(required(backupPattern.exec(name))[1])
/** Weeks start on Mondays. */
const readWeek = (name: string): string =>
  String(Math.floor((Date.parse(readDay(name)) - Date.parse('1970-01-05')) / oneWeek))
