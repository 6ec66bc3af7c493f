import type { Insertable, Selectable } from 'kysely'
import { sql, type RawBuilder } from 'kysely'
import { holdsWords, type Where } from '../db/full-text.ts'
import type { Tables } from '../db/tables.ts'
import type { Parts } from '../parts.ts'

export type Found = Pick<
  Selectable<Tables['search']>,
  'kind' | 'title' | 'lead' | 'body' | 'address' | 'newest'
>
interface Asked {
  /** Folded. */
  words: readonly string[]
  /** Whether each of them must be there. */
  all: boolean
  today: string
  first: number
  count: number
}
type Column = keyof Insertable<Tables['search']>

/**
 * What holds the words, each perhaps only begun, the fittest first: whose title is just these words, then whose title has
 * them, then whose lead, then the rest, in which whole words come first. Among equals pages come first, which are always of today, then the newest.
 */
export const find = async (
  { db, settings }: Pick<Parts, 'db' | 'settings'>,
  { words, all, today, first, count }: Asked,
): Promise<{ rows: Found[]; total: number }> => {
  const { kind } = settings.database
  const matching = db
    .selectFrom('search')
    .where(holdsWords(kind, words, { where: 'anywhere', begun: true, all }))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (total <= first) return { rows: [], total }
  const rows = await matching
    .select(['kind', 'title', 'lead', 'body', 'address', 'newest'] satisfies Column[])
    .orderBy(all ? fitness(kind, words) : howMany(kind, words), 'desc')
    .orderBy('newest', (by) => by.desc().nullsFirst())
    .orderBy('id', 'desc')
    .offset(first)
    .limit(count)
    .execute()
  return { rows, total }
}

const fitness = (kind: 'sqlite' | 'postgres', words: readonly string[]): RawBuilder<number> => {
  const holds = (where: Where, begun: boolean) => holdsWords(kind, words, { where, begun, all: true })
  return sql<number>`case
    when title_words = ${words.join(' ')} then 5
    when ${holds('title', false)} then 4
    when ${holds('title', true)} then 3
    when ${holds('lead', true)} then 2
    when ${holds('anywhere', false)} then 1
    else 0 end`
}

/** Where no text holds all of the words: how many of them one holds, and those in its title again. */
const howMany = (kind: 'sqlite' | 'postgres', words: readonly string[]): RawBuilder<number> => {
  const counted = words.flatMap((word) =>
    (['anywhere', 'title'] as const).map(
      (where) =>
        sql`case when ${holdsWords(kind, [word], { where, begun: true, all: true })} then 1 else 0 end`,
    ),
  )
  return sql<number>`(${sql.join(counted, sql` + `)})`
}
