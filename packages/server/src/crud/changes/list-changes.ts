import type { Change } from '@kampana/shared/api/changes'
import type { EngineContext } from '../context/engine-context.ts'
import { after, instant } from '../../clock.ts'
import type { Viewer } from '../activity.ts'
import { describeChanges } from './describe-changes.ts'

const oneDay = 24 * 60 * 60
/** For how many days people see the fate of what they have asked for. */
const mineDays = 30
const maxListed = 200

/** The changes that wait, as far as a viewer may read them; or their own, also those that were published of late. */
export const listChanges = async (
  context: Pick<EngineContext, 'db' | 'now' | 'findHooks'>,
  viewer: Viewer,
  mine: boolean,
): Promise<Change[]> => {
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
    // Requests come first, so that the limit never hides one from its reviewers.
    .orderBy((eb) => eb.case().when('state', '=', 'asked').then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
  const newestFirst = rows.toSorted((a, b) => b.id - a.id)
  return describeChanges(context, db, newestFirst, viewer)
}
