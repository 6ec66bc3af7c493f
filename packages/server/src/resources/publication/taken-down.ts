import type { ExpressionBuilder } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { localDay } from '../../clock.ts'
import type { Tables } from '../../db/tables.ts'

/** The condition of updates whose last day isn't over, for queries besides the engine's lists. */
export const notTakenDown =
  ({ settings, now }: Pick<AppContext, 'settings' | 'now'>) =>
  (eb: ExpressionBuilder<Pick<Tables, 'updates'>, 'updates'>) =>
    eb.or([eb('updates.until', 'is', null), eb('updates.until', '>=', localDay(settings.timeZone, now()))])
