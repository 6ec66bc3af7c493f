import type { BodyOf } from '@kampana/engine-declare/calls/call'
import { subscriberCalls } from '@kampana/shared/calls/subscriber-calls'
import type { SubscriberCounts } from '@kampana/shared/notices/subscriber-counts'
import { maxInvited } from '@kampana/shared/notices/invitation'
import { messages } from '@kampana/shared/messages/messages'
import { permissionName } from '@kampana/engine-declare/resource'
import { classStatus } from '@kampana/shared/resources/class-status'
import { contactCleanup } from '../alerts/contacts/forget-contacts.ts'
import { mailboxOf } from '../alerts/contacts/mark.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { after, instant } from '@kampana/engine-server/clock'
import type { AppContext } from '../app-context.ts'
import { choicesOf } from '../alerts/sign-up/choices.ts'
import { inviteFamilies } from '../alerts/sign-up/invite-families.ts'
import { readAddress } from '../alerts/sign-up/read-address.ts'
import type { Viewer } from '@kampana/engine-server/records/activity'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { forbidden, invalid } from '@kampana/engine-server/error'
import type { ResourceHooks } from './resource-hooks.ts'

/** Hooks of subscribers: staff see masked addresses, and counts by choice. */
export const subscriberHooks = (context: AppContext): ResourceHooks<'subscribers'> => ({
  serialize: [(row) => ({ ...row, address: context.encryption.tryDecrypt(row.address) ?? '…' })],
  cleanup: [contactCleanup(context)],
  routes: (app) =>
    serve(app, subscriberCalls, {
      counts: async () => ({ data: await countSubscribers(context) }),
      invite: async ({ body, viewer }) => ({ message: await invite(context, body, viewer) }),
    }),
})

/** Invites addresses, if the person may also send alerts. Returns the message. */
const invite = async (
  context: AppContext,
  { addresses: given, levels, campuses, language }: BodyOf<typeof subscriberCalls.invite>,
  viewer: Viewer,
): Promise<string> => {
  const addresses = readAddresses(given)
  const { lists } = context.college()
  for (const [name, chosen] of Object.entries({ levels, campuses }))
    if (chosen?.some((each) => !lists[name as 'levels' | 'campuses'].includes(each)))
      throw invalid({ [name]: [messages.invalid.selected(name)] })
  const needed = permissionName('create', classStatus)
  if (!viewer.permissions.has(needed)) throw forbidden(needed)
  const choices = { levels, campuses, language, updates: false }
  await inviteFamilies(context, addresses, choices, viewer)
  return messages.familiesInvited(addresses.length)
}

/** Addresses in a text, without duplicates. Throws a 422 that names the first invalid one. */
const readAddresses = (text: string): string[] => {
  const given = text
    .split(/[\n,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const addresses = given.map((each) => {
    const address = readAddress(each)
    if (address === undefined) throw invalid({ addresses: [messages.noAddress(each.slice(0, 100))] })
    return address
  })
  const different = [
    ...new Map(addresses.toReversed().map((address) => [mailboxOf(address), address])).values(),
  ]
  if (different.length > maxInvited) throw invalid({ addresses: [messages.manyAddresses(maxInvited)] })
  return different
}

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

/** Ended subscriptions are stored for 30 days, so only four weeks can be counted. */
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
