import type { AppContext } from '../../app-context.ts'
import type { DbClient } from '../../db/tables.ts'
import type { Audience } from '../contacts/audience.ts'
import { notifiedStates, type AlertRow } from '../sending/alert-row.ts'
import type { PostChannel } from './read-channels.ts'

/**
 * Channels of an alert: those enabled for its kind and audience, and those with an earlier post of the same record. Disabled
 * channels stay disabled.
 */
export const channelsFor = async (
  client: DbClient,
  { settings, college }: Pick<AppContext, 'settings' | 'college'>,
  alert: Pick<AlertRow, 'kind' | 'audience' | 'resource' | 'record_id'>,
): Promise<PostChannel[]> => {
  if (settings.channels.length === 0) return []
  const rows = await client.selectFrom('channels').selectAll().where('is_on', '=', 1).execute()
  const posted = await client
    .selectFrom('deliveries')
    .innerJoin('alerts', 'alerts.id', 'deliveries.alert_id')
    .select('deliveries.channel')
    .where('deliveries.transport', '=', 'chat')
    .where('alerts.resource', '=', alert.resource)
    .where('alerts.record_id', '=', alert.record_id)
    .where('deliveries.state', 'in', notifiedStates)
    .execute()
  const before = new Set(posted.map(({ channel }) => channel))
  const { levels } = JSON.parse(alert.audience) as Pick<Audience, 'levels'>
  const known = new Set(college().lists.levels)
  const chose = (row: (typeof rows)[number]): boolean =>
    alert.kind === 'updates' ? row.kinds === 'all' : overlaps(parseLevels(row.levels), levels, known)
  const names = new Set(rows.filter((row) => before.has(row.name) || chose(row)).map(({ name }) => name))
  return settings.channels.filter(({ name }) => names.has(name))
}

const parseLevels = (levels: string | null): string[] | null =>
  levels === null ? null : (JSON.parse(levels) as string[])

/** As for families, null means all, and so does a choice with a level that the college no longer has. */
const overlaps = (
  chosen: readonly string[] | null,
  affected: readonly string[] | null,
  known: ReadonlySet<string>,
): boolean =>
  chosen === null ||
  affected === null ||
  chosen.some((level) => affected.includes(level) || !known.has(level))
