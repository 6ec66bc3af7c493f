import type { Release } from '@kampana/engine-declare/api/releases'
import type { EngineContext } from '../context/engine-context.ts'
import { after, instant } from '../../clock.ts'
import type { Viewer } from '../activity.ts'
import { describeReleases } from './describe-releases.ts'

const oneDay = 24 * 60 * 60
/** Number of days for which people see the outcome of their submissions. */
const mineDays = 30
const maxListed = 200

/** Open releases that a viewer may read, or the viewer's own ones, including recently published ones. */
export const listReleases = async (
  context: Pick<EngineContext, 'db' | 'now' | 'findHooks' | 'services'>,
  viewer: Viewer,
  mine: boolean,
): Promise<Release[]> => {
  const { db, now } = context
  const since = instant(after(now(), -mineDays * oneDay))
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where((eb) =>
      mine
        ? eb.and([
            eb.or([eb('began_by', '=', viewer.id), eb('asked_by', '=', viewer.id)]),
            eb.or([eb('state', '!=', 'published'), eb('decided_at', '>', since)]),
          ])
        : eb('state', '!=', 'published'),
    )
    // Submitted releases come first, so that the limit never hides one from its reviewers.
    .orderBy((eb) => eb.case().when('state', '=', 'asked').then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
  const newestFirst = rows.toSorted((a, b) => b.id - a.id)
  return describeReleases(context, db, newestFirst, viewer)
}
