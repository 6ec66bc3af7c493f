import type { SubscriberCounts } from '@kampana/shared/notices/subscriber-counts'
import { permissionName } from '@kampana/shared/resource'
import { subscribers } from '@kampana/shared/resources/subscribers'
import { after, calendarDay, instant } from '../clock.ts'
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

const countSubscribers = async ({ db, college, now, settings }: AppContext): Promise<SubscriberCounts> => {
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
    weeks: countWeeks(rows, now(), settings.timeZone),
    seesReports: settings.mail.returnPath !== undefined && settings.mail.reportsToken !== undefined,
    ended: countBy(
      rows.filter(({ ended_at }) => ended_at !== null),
      ({ why }) => why ?? 'unsubscribed',
    ),
  }
}

interface Span {
  confirmed_at: string | null
  ended_at: string | null
}

/** Those that ended are kept for 30 days: no more than four weeks can be counted. */
const countWeeks = (rows: readonly Span[], now: Date, timeZone: string): SubscriberCounts['weeks'] =>
  [1, 2, 3, 4].map((week) => {
    const [from, to] = [week, week - 1].map((weeks) => after(now, -weeks * 7 * 24 * 60 * 60)) as [Date, Date]
    const isWithin = (at: string | null) => at !== null && at > instant(from) && at <= instant(to)
    return {
      from: calendarDay(timeZone, from),
      joined: rows.filter(({ confirmed_at }) => isWithin(confirmed_at)).length,
      left: rows.filter(({ confirmed_at, ended_at }) => confirmed_at !== null && isWithin(ended_at)).length,
    }
  })

const countBy = <T>(all: readonly T[], by: (each: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(all, by)].map(([name, { length }]) => [name, length]))
