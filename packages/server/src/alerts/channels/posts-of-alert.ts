import type { ChannelPost } from '@kampana/shared/api/alerts'
import { sql } from 'kysely'
import type { DbClient } from '../../db/tables.ts'

/** Outcomes of an alert's posts, by channel label. */
export const listPosts = (client: DbClient, id: number): Promise<ChannelPost[]> =>
  client
    .selectFrom('deliveries')
    .leftJoin('channels', 'channels.name', 'deliveries.channel')
    .select([
      sql<string>`coalesce(channels.label, deliveries.channel)`.as('channel'),
      sql<ChannelPost['state']>`case state when 'held' then 'waiting' else state end`.as('state'),
      'deliveries.taken_at',
      sql<string | null>`case state when 'taken' then null else reply end`.as('problem'),
    ])
    .where('deliveries.alert_id', '=', id)
    .where('deliveries.transport', '=', 'chat')
    .orderBy('deliveries.channel')
    .execute()
