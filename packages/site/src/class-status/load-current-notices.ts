import { sortBySeverity, getPhase, type ClassNotice } from '@kampana/shared/class-status'
import type { RouteRequest } from '../framework/page.ts'

/** The notices that run, the gravest first; those that begin within a day; and when that was found out. */
export interface CurrentNotices {
  running: ClassNotice[]
  coming: ClassNotice[]
  checked: string
}

/** Asks what stands, with the details, which lists leave out: who looks here came for them. */
export const loadCurrentNotices = async ({
  api,
  now,
}: Pick<RouteRequest, 'api' | 'now'>): Promise<CurrentNotices> => {
  const { classStatus } = api
  const status = await classStatus.now()
  const checked = now ?? status.now
  const told = await Promise.all(
    status.data.map(async (notice) => (await classStatus.one(String(notice.id))) ?? notice),
  )
  const of = (phase: string) => told.filter((notice) => getPhase(checked, notice) === phase)
  return { running: sortBySeverity(of('running'), checked), coming: of('coming').toReversed(), checked }
}
