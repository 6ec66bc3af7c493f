import { sortBySeverity, getPhase, type ClassNotice } from '@kampana/shared/class-status'
import type { ClassDay } from '../academic-calendar/class-day.ts'
import type { RouteRequest } from '../framework/page.ts'
import { loadClassDays, type ClassDays } from './load-class-days.ts'

export interface CurrentNotices extends ClassDays {
  /** The notices in force, the most severe first. */
  running: ClassNotice[]
  /** The notices that begin within a day. */
  coming: ClassNotice[]
  /** The levels without classes today by the academic calendar, whatever the notices say. */
  off: ClassDay['off']
  /** When the server was asked. */
  checked: string
}

/** Loads the current notices with their details, which lists leave out. */
export const loadCurrentNotices = async ({
  api,
  now,
  timeZone,
}: Pick<RouteRequest, 'api' | 'now' | 'timeZone'>): Promise<CurrentNotices> => {
  const { classStatus } = api
  const status = await classStatus.now()
  const checked = now ?? status.now
  const notices = await Promise.all(
    status.data.map(async (notice) => (await classStatus.one(String(notice.id))) ?? notice),
  )
  const phases = Map.groupBy(notices, (notice) => getPhase(checked, notice))
  return {
    running: sortBySeverity(phases.get('running') ?? [], checked),
    coming: (phases.get('coming') ?? []).toReversed(),
    checked,
    off: (await loadClassDays(checked, timeZone, [])).today.off,
    ...(await loadClassDays(checked, timeZone, notices)),
  }
}
