import { fold } from '@kampana/engine-declare/text/fold'
import type { Resource } from '@kampana/engine-declare/resource'
import { sql } from 'kysely'
import { containWords } from './conditions.ts'
import type { ParsedQuery } from './list-query.ts'
import type { Query } from './read-page.ts'
import type { Dialect } from '../../db/dialect/dialect.ts'
import { splitWords } from './text-search.ts'

/**
 * Sorts the best matches first: titles that equal, start with or contain the phrase; titles with all words; other fields;
 * bodies.
 */
export const byRelevance = (
  dialect: Dialect,
  resource: Resource,
  rows: Query,
  { conditions }: ParsedQuery,
): Query => {
  const searched = String(conditions.find(({ operator }) => operator === 'search')?.value ?? '')
  const phrase = fold(searched).trim().replace(/\s+/g, ' ')
  const title = sql`fold(coalesce(cast(${sql.ref(resource.title)} as text), ''))`
  const begins = sql`substr(${title}, 1, ${sql.lit(phrase.length)}) = ${phrase}`
  return rows.orderBy(
    sql<number>`case
      when ${title} = ${phrase} then 5
      when ${begins} then 4
      when ${containWords(dialect, [resource.title], [phrase])} then 3
      when ${containWords(dialect, [resource.title], splitWords(searched))} then 2
      when ${containWords(dialect, resource.search, splitWords(searched))} then 1
      else 0 end`,
    'desc',
  )
}
