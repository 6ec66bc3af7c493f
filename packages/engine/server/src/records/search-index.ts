import { findKind, type Field } from '@kampana/engine-declare/kinds/index'
import { recordAddress } from '@kampana/engine-declare/record-address'
import { findInitials } from '@kampana/engine-declare/text/initials'
import type { PublicSearch } from '@kampana/engine-declare/named-fields'
import type { Resource } from '@kampana/engine-declare/resource'
import type { Insertable } from 'kysely'
import type { EngineTables, EngineTransaction } from '../db/engine-tables.ts'
import type { EngineHooks } from './hooks/hooks.ts'
import { indexWords, limitWords, maxLetters, unindexWords } from './record-words.ts'
import type { Row } from './table.ts'
import { isTree, readUp } from './tree/tree-records.ts'
import { findReached } from './tree/reached-records.ts'

/** Entry of the public search. */
export type SearchEntry = Pick<
  Insertable<EngineTables['search']>,
  'key' | 'kind' | 'title' | 'lead' | 'body' | 'address' | 'newest' | 'until'
> & {
  /** Name whose initials count as words of the title. */
  abbreviated?: string
}
export type PublicResource = Resource & { publicSearch: PublicSearch }

export const isSearchable = (resource: Resource): resource is PublicResource =>
  resource.publicSearch !== undefined

/**
 * Updates a record's words for staff and its entry in the public search, in the transaction of its change. Records hidden from
 * visitors have no entry.
 */
export const indexRecord = async (
  trx: EngineTransaction,
  resource: Resource,
  hooks: Pick<EngineHooks, 'isVisible' | 'readScope'>,
  row: Row,
): Promise<void> => {
  await indexWords(trx, resource, [row])
  if (!isSearchable(resource)) return
  const isShown = hooks.isVisible(row) && (await findReached(trx, resource, hooks, [row.id])).size > 0
  if (isShown)
    await indexAll(trx, resource.name, [await untilOver(trx, resource, searchEntry(resource, row))])
  else await removeEntry(trx, resource, row.id)
}

/** A record of a tree is found no longer than its ancestors. */
export const untilOver = async (
  trx: EngineTransaction,
  resource: PublicResource,
  entry: SearchEntry,
): Promise<SearchEntry> => {
  const { expiresAt } = resource
  if (expiresAt === undefined || !isTree(resource)) return entry
  const days = (await readUp(trx, resource, Number(entry.key))).map((row) => row[expiresAt])
  const last = days.filter((day) => typeof day === 'string').toSorted()[0]
  return { ...entry, until: last ?? null }
}

/** Removes a record's words and its entry from the public search. */
export const unindexRecord = async (
  trx: EngineTransaction,
  resource: Resource,
  id: number,
): Promise<void> => {
  await unindexWords(trx, resource, id)
  if (isSearchable(resource)) await removeEntry(trx, resource, id)
}

const removeEntry = async (
  trx: EngineTransaction,
  { name }: Pick<Resource, 'name'>,
  id: number,
): Promise<void> => {
  await trx.deleteFrom('search').where('source', '=', name).where('key', '=', String(id)).execute()
}

/** Upserts the entries of one source. */
export const indexAll = async (
  trx: EngineTransaction,
  source: string,
  entries: readonly SearchEntry[],
): Promise<void> => {
  if (entries.length === 0) return
  await trx
    .insertInto('search')
    .values(entries.map(({ abbreviated, ...one }) => ({ ...one, source, ...makeWords(one, abbreviated) })))
    .onConflict((conflict) =>
      conflict.columns(['source', 'key']).doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        title: eb.ref('excluded.title'),
        lead: eb.ref('excluded.lead'),
        body: eb.ref('excluded.body'),
        address: eb.ref('excluded.address'),
        newest: eb.ref('excluded.newest'),
        until: eb.ref('excluded.until'),
        title_words: eb.ref('excluded.title_words'),
        lead_words: eb.ref('excluded.lead_words'),
        body_words: eb.ref('excluded.body_words'),
      })),
    )
    .execute()
}

/** A record's search entry, by its declaration. */
export const searchEntry = (resource: PublicResource, row: Row): SearchEntry => {
  const { fields, publicSearch, expiresAt, title, singular } = resource
  const { kind, lead = [], body = [], newest } = publicSearch
  const joinTexts = (names: readonly string[]): string =>
    names
      .map((name) => fieldText(fields[name], row[name]))
      .filter(Boolean)
      .join(' · ')
  return {
    key: String(row.id),
    kind: kind === undefined ? singular.charAt(0).toUpperCase() + singular.slice(1) : joinTexts([kind]),
    title: joinTexts([title]),
    lead: joinTexts(lead),
    body: joinTexts(body),
    address: recordAddress(publicSearch, row),
    newest: row[newest] == null ? null : String(row[newest]),
    until: expiresAt === undefined || row[expiresAt] == null ? null : String(row[expiresAt]),
  }
}

const fieldText = (field: Field | undefined, value: unknown): string =>
  field ? findKind(field).text(value, field) : ''

/**
 * Initials rank one level below the words they abbreviate: those of the title rank with the lead, except for an explicit name.
 */
const makeWords = ({ title, lead, body }: SearchEntry, abbreviated = '') => ({
  title_words: limitWords(`${title} ${makeInitials(abbreviated, 2)}`),
  lead_words: limitWords(`${lead} ${makeInitials(title)}`),
  body_words: limitWords(`${makeInitials(lead)} ${makeInitials(body)} ${body}`),
})

const makeInitials = (text: string, minLetters?: number): string =>
  [...new Set(findInitials(text.slice(0, maxLetters), minLetters).map(({ letters }) => letters))].join(' ')
