import { kindOf, type Field } from '@kampana/shared/kinds/index'
import { tokenize } from '@kampana/shared/text/fold'
import { findInitials } from '@kampana/shared/text/initials'
import type { PublicSearch, Resource } from '@kampana/shared/resource'
import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { ResourceHooks } from './hooks.ts'
import type { Row } from './table.ts'

/** Something that the public finds by its words. */
export type SearchEntry = Pick<
  Insertable<Tables['search']>,
  'key' | 'kind' | 'title' | 'lead' | 'body' | 'address' | 'newest' | 'until'
>
export type PublicResource = Resource & { publicSearch: PublicSearch }

export const isSearchable = (resource: Resource): resource is PublicResource =>
  resource.publicSearch !== undefined

/**
 * Keeps what the site's search knows of a record in step with it, in the transaction of its change: what a visitor wouldn't
 * be shown isn't kept there at all.
 */
export const indexRecord = async (
  trx: Transaction<Tables>,
  resource: Resource,
  { canRead = () => true }: ResourceHooks,
  row: Row,
): Promise<void> => {
  if (!isSearchable(resource)) return
  if (canRead(row, null)) await indexAll(trx, resource.name, [searchEntry(resource, row)])
  else await unindexRecord(trx, resource, row.id)
}

/** Forgets a record's words. */
export const unindexRecord = async (
  trx: Transaction<Tables>,
  resource: Resource,
  id: number,
): Promise<void> => {
  if (isSearchable(resource))
    await trx.deleteFrom('search').where('source', '=', resource.name).where('key', '=', String(id)).execute()
}

/** Writes down what is found from one source, in place of what was known of the same. */
export const indexAll = async (
  trx: Transaction<Tables>,
  source: string,
  found: readonly SearchEntry[],
): Promise<void> => {
  if (found.length === 0) return
  await trx
    .insertInto('search')
    .values(found.map((one) => ({ ...one, source, ...wordsOfAll(one) })))
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

/** What is found of a record, by its declaration. */
export const searchEntry = (resource: PublicResource, row: Row): SearchEntry => {
  const { fields, publicSearch, expiresAt, title, singular } = resource
  const { kind, lead = [], body = [], newest } = publicSearch
  const textsOf = (names: readonly string[]): string =>
    names
      .map((name) => textOf(fields[name], row[name]))
      .filter(Boolean)
      .join(' · ')
  return {
    key: String(row.id),
    kind: kind === undefined ? singular.charAt(0).toUpperCase() + singular.slice(1) : textsOf([kind]),
    title: textsOf([title]),
    lead: textsOf(lead),
    body: textsOf(body),
    address: recordAddress(resource, row),
    newest: row[newest] == null ? null : String(row[newest]),
    until: expiresAt === undefined ? null : String(row[expiresAt]),
  }
}

/** Where the public finds a record: the address that its resource declares, filled in. */
export const recordAddress = ({ publicSearch }: PublicResource, row: Row): string =>
  publicSearch.address.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(row[name]).toWellFormed()),
  )

const textOf = (field: Field | undefined, value: unknown): string =>
  field ? kindOf(field).text(value, field) : ''

/** Initials weigh less than what they abbreviate: those of the title as much as the lead. */
const wordsOfAll = ({ title, lead, body }: SearchEntry) => ({
  title_words: indexed(title),
  lead_words: indexed(`${lead} ${initialsOf(title)}`),
  body_words: indexed(`${initialsOf(lead)} ${initialsOf(body)} ${body}`),
})

const initialsOf = (text: string): string =>
  [...new Set(findInitials(text.slice(0, mostLetters)).map(({ letters }) => letters))].join(' ')

/** Of a whole book only so much: PostgreSQL refuses more than a megabyte of words, and SQLite would be slow to write. */
const mostWords = 20_000
const mostLetters = 150_000
const indexed = (text: string): string => tokenize(text).slice(0, mostWords).join(' ').slice(0, mostLetters)
