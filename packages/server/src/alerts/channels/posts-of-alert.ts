import type { ChannelPost } from '@kampana/shared/api/alerts'
import type { DbClient } from '../../db/tables.ts'

/** Numbers of an alert's open and failed posts. */
export const countPosts = async (
  client: DbClient,
  id: number,
): Promise<{ underWay: number; failed: number }> => {
  const states = (await listPosts(client, id)).map(({ state }) => state)
  return {
    underWay: states.filter((state) => state === 'waiting' || state === 'sending').length,
    failed: states.filter((state) => state === 'failed').length,
  }
}

/** Outcomes of an alert's posts, by channel label. */
export const listPosts = (client: DbClient, id: number): Promise<ChannelPost[]> =>
  client
    .selectFrom('channel_posts')
    .leftJoin('channels', 'channels.name', 'channel_posts.channel')
    .select((eb) => [
      eb.fn.coalesce('channels.label', 'channel_posts.channel').as('channel'),
      'channel_posts.state',
      'channel_posts.taken_at',
      'channel_posts.problem',
    ])
    .where('channel_posts.alert_id', '=', id)
    .orderBy('channel_posts.channel')
    .execute()
