import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { CollegeLists } from '../../college/college.ts'
import type { DbClient, Tables } from '../../db/tables.ts'

/** Kind and audience of an alert; null for all levels or all campuses. */
export interface Audience {
  kind: 'notices' | 'updates'
  levels: readonly string[] | null
  campuses: readonly string[] | null
}

/**
 * Contacts that receive an alert: confirmed, active, with a matching choice. Null means all on both sides, and so does a
 * choice with a level or campus that the college no longer has: too many e-mails are better than none.
 */
export const contactsFor = (
  client: DbClient,
  { kind, levels, campuses }: Audience,
  lists: Pick<CollegeLists, 'levels' | 'campuses'>,
) => {
  const all = client
    .selectFrom('contacts')
    .innerJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .select(['contacts.id', 'contacts.channel'])
    .where('contacts.ended_at', 'is', null)
    .where('subscribers.ended_at', 'is', null)
    .where('subscribers.confirmed_at', 'is not', null)
    .where((eb) => chose(eb, 'levels', levels, lists.levels))
    .where((eb) => chose(eb, 'campuses', campuses, lists.campuses))
  return kind === 'notices' ? all : all.where('subscribers.kinds', '=', 'all')
}

const chose = (
  eb: ExpressionBuilder<Pick<Tables, 'contacts' | 'subscribers'>, 'contacts' | 'subscribers'>,
  column: 'levels' | 'campuses',
  affected: readonly string[] | null,
  known: readonly string[],
) => {
  const own = sql.ref(`contacts.${column}`)
  return affected === null
    ? eb.lit(true)
    : eb.or([
        sql<SqlBool>`${own} is null`,
        ...affected.map((name) => sql<SqlBool>`${without(own, name)} <> ${own}`),
        // Without the known names, only the list's commas remain, unless it contains an unknown name.
        sql<SqlBool>`replace(${known.reduce(without, own)}, ',', '') <> '[]'`,
      ])
}

/** SQL of a stored list without a name. */
const without = (list: RawBuilder<unknown>, name: string): RawBuilder<unknown> =>
  sql`replace(${list}, ${JSON.stringify(name)}, '')`
