import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { CollegeLists } from '../../college/college.ts'
import type { DbClient, Tables } from '../../db/tables.ts'

/** What is told, and to whom it matters; null for all levels or all campuses. */
export interface Audience {
  kind: 'notices' | 'updates'
  levels: readonly string[] | null
  campuses: readonly string[] | null
}

/**
 * The contacts that receive something: confirmed, not ended, and who chose what it is about. Null is all on both sides, and so is a
 * choice that names a level or campus which the college no longer has: rather a letter too many than none.
 */
export const contactsFor = (
  client: DbClient,
  { kind, levels, campuses }: Audience,
  lists: Pick<CollegeLists, 'levels' | 'campuses'>,
) => {
  const all = client
    .selectFrom('contacts')
    .innerJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .select(['contacts.id', 'subscribers.language'])
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
        // Without the known names only the commas of the list are left, unless it has an unknown one.
        sql<SqlBool>`replace(${known.reduce(without, own)}, ',', '') <> '[]'`,
      ])
}

/** A list as it is kept, without a name. */
const without = (list: RawBuilder<unknown>, name: string): RawBuilder<unknown> =>
  sql`replace(${list}, ${JSON.stringify(name)}, '')`
