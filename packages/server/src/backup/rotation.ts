import { required } from '../required.ts'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** How many days and weeks that have a backup keep their newest. */
export interface RetentionPolicy {
  days: number
  weeks: number
}

const ours = /^college-(\d{4}-\d{2}-\d{2})-\d{6}\.kampana$/
const oneWeek = 7 * 24 * 60 * 60 * 1000

/** The name of a backup that is made now, in a folder of many: sorts as time does. */
export const backupName = (now: Date): string =>
  `college-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.kampana`

/** Throws away the backups of a folder that no day and no week needs; files of other names stay. Answers their names. */
export const rotate = (folder: string, { days, weeks }: RetentionPolicy): string[] => {
  const names = readdirSync(folder)
    .filter((name) => ours.test(name))
    .toSorted()
    .toReversed()
  const needed = new Set([...newestOf(names, dayOf, days), ...newestOf(names, weekOf, weeks)])
  const over = names.filter((name) => !needed.has(name))
  for (const name of over) rmSync(join(folder, name))
  return over
}

/** The newest of each of so many periods, the newest periods first. */
const newestOf = (names: readonly string[], periodOf: (name: string) => string, most: number): string[] => {
  const newest = new Map<string, string>()
  for (const name of names) if (!newest.has(periodOf(name))) newest.set(periodOf(name), name)
  return [...newest.values()].slice(0, most)
}

const dayOf = (name: string): string => required(required(ours.exec(name))[1])
/** Weeks are counted from a Monday. */
const weekOf = (name: string): string =>
  String(Math.floor((Date.parse(dayOf(name)) - Date.parse('1970-01-05')) / oneWeek))
