import type { AppContext } from '../../app-context.ts'
import { after, instant } from '../../clock.ts'

/** How many letters MAIL_PER_DAY still allows, besides those that are held or under way. */
export const roomToday = async ({
  db,
  now,
  settings,
}: Pick<AppContext, 'db' | 'now' | 'settings'>): Promise<number> => {
  const { perDay } = settings.mail
  if (perDay === undefined) return Number.MAX_SAFE_INTEGER
  const { sent } = await db
    .selectFrom('deliveries')
    .innerJoin('contacts', 'contacts.id', 'deliveries.contact_id')
    .select((eb) => eb.fn.countAll().as('sent'))
    .where('contacts.channel', '=', 'mail')
    .where((eb) =>
      eb.or([
        eb('taken_at', '>', instant(after(now(), -24 * 60 * 60))),
        eb('state', 'in', ['held', 'sending']),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Math.max(0, perDay - Number(sent))
}
