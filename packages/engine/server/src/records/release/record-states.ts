import { isLive } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { fetchRows, table, tableName } from '../table.ts'
import { readVersions, type Member } from './members.ts'

/** State of a record in lists of releases, apart from its draft. */
export interface RecordState {
  isLive: boolean
  version: number
}

/** States of the records in releases, without deleted ones. Two queries per resource. */
export const readStates = async (
  client: EngineClient,
  members: readonly Member[],
): Promise<ReadonlyMap<Member, RecordState>> => {
  const states = new Map<Member, RecordState>()
  for (const [of, own] of Map.groupBy(members, (member) => member.of)) {
    const ids = own.map(({ record_id }) => record_id)
    const live = of.drafts?.live
    const rows = await fetchRows(
      table(client)
        .selectFrom(tableName(of))
        .select(['id', ...(live === undefined ? [] : [live])])
        .where('id', 'in', ids),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    const versions = await readVersions(client, of, ids)
    for (const member of own) {
      const row = byId.get(member.record_id)
      if (row) states.set(member, { isLive: isLive(of, row), version: versions.get(row.id) ?? 0 })
    }
  }
  return states
}
