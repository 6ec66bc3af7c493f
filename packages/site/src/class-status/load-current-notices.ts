import { sortBySeverity, getPhase, type ClassNotice } from '@kampana/shared/class-status'
import type { ClassDay } from '../academic-calendar/class-day.ts'
import type { RouteRequest } from '@kampana/engine-site/framework/page'
import { loadClassDays, type ClassDays } from './load-class-days.ts'

export interface CurrentNotices extends ClassDays {
  /** Current notices, sorted by severity. */
  running: ClassNotice[]
  /** Notices that begin within a day. */
  coming: ClassNotice[]
  /** Levels without classes today by the academic calendar, regardless of notices. */
  off: ClassDay['off']
  /** Time of the request. */
  checked: string
}

/** Loads the current notices with their details, which lists omit. */
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
