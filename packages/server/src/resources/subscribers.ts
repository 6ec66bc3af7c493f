import type { SubscriberCounts } from '@kampana/shared/notices/subscriber-counts'
import { permissionName } from '@kampana/shared/resource'
import { subscribers } from '@kampana/shared/resources/subscribers'
import type { AppContext } from '../app-context.ts'
import { choicesOf } from '../alerts/sign-up/choices.ts'
import type { ResourceHooks } from './resource-hooks.ts'

/** Subscribers: of each address staff read what `maskAddress` leaves, and how many there are by what they chose. */
export const subscriberHooks = (context: AppContext): ResourceHooks<'subscribers'> => ({
  serialize: (row) => ({ ...row, address: context.encryption.tryDecrypt(row.address) ?? '…' }),
  routes: (app) => {
    app.get(
      '/api/subscribers/counts',
      {
        config: { access: [permissionName('list', subscribers)] },
        schema: { tags: ['subscribers'], summary: 'How many receive class notices, by what they chose' },
      },
      async () => ({ data: await countSubscribers(context) }),
    )
  },
})

const countSubscribers = async ({ db, college }: AppContext): Promise<SubscriberCounts> => {
  const { lists } = college()
  const rows = await db
    .selectFrom('contacts')
    .innerJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .select(['contacts.channel', 'contacts.levels', 'contacts.campuses', 'contacts.ended_at', 'contacts.why'])
    .select(['subscribers.language', 'subscribers.kinds', 'subscribers.confirmed_at'])
    .execute()
  const here = rows.filter(({ ended_at }) => ended_at === null)
  const receiving = here
    .filter(({ confirmed_at }) => confirmed_at !== null)
    .map((row) => ({ channel: row.channel, chosen: choicesOf(row, lists) }))
  const hearing = (choice: 'levels' | 'campuses') =>
    Object.fromEntries(
      lists[choice].map((name) => [
        name,
        receiving.filter(({ chosen }) => chosen[choice]?.includes(name) ?? true).length,
      ]),
    )
  return {
    receiving: receiving.length,
    waiting: here.length - receiving.length,
    levels: hearing('levels'),
    campuses: hearing('campuses'),
    channels: countBy(receiving, ({ channel }) => channel),
    languages: countBy(receiving, ({ chosen }) => chosen.language),
    ended: countBy(
      rows.filter(({ ended_at }) => ended_at !== null),
      ({ why }) => why ?? 'unsubscribed',
    ),
  }
}

const countBy = <T>(all: readonly T[], by: (each: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(all, by)].map(([name, { length }]) => [name, length]))
